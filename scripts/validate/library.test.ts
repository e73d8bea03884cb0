import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageContainerHeadlineExample } from '@blattwerk/schemas/blocks/content/page-container-headline.ts';
import { exampleCatalogue } from '@blattwerk/schemas/rules/examples/example-catalogue.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { type CleanStories, stampOf } from './clean-stories.ts';
import { findContent } from './content-folder.ts';
import { startJudgeThreads } from './judge-pool.ts';
import type { Knowledge } from './knowledge.ts';
import { readLibrary } from './library.ts';

const folder = mkdtempSync(join(tmpdir(), 'library-'));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = '/f/100001/800x600/5f3c/rosen.webp';
const knowledge: Knowledge = {
  assetPaths: new Set([picture]),
  languages: ['en'],
  catalogue: exampleCatalogue,
};

describe('what an earlier run found clean', () => {
  write('kontakt', {});
  write('karten', { body: [heading(), linkTo('kontakt')] });
  write('leer', { title: '' });

  it('is not judged again, and what was not clean is', async () => {
    const first = await read(new Map());
    expect(first.judged).toEqual(['karten', 'kontakt', 'leer']);
    const second = await read(first.clean);
    expect(second.judged).toEqual(['leer']);
    expect(second.findings).toEqual(first.findings);
    expect([...second.clean.keys()].sort()).toEqual([...first.clean.keys()].sort());
  });

  it('is judged when it changes', async () => {
    const { clean } = await read(new Map());
    write('kontakt', { description: '' });
    expect((await read(clean)).judged).toEqual(['kontakt', 'leer']);
    write('kontakt', {});
  });

  it('holds no longer when a story that it links to goes', async () => {
    const { clean, findings } = await read(new Map());
    expect(findings).toHaveProperty('karten', []);
    write('kontakt', {}, { published: false });
    expect((await read(clean)).findings).not.toHaveProperty('karten');
    write('kontakt', {});
  });

  it('is forgotten when the catalogue or the assets change', () => {
    const stamp = stampOf(knowledge);
    expect(stampOf({ ...knowledge, assetPaths: new Set([picture]) })).toBe(stamp);
    expect(stampOf({ ...knowledge, assetPaths: new Set(['rosen.webp']) })).not.toBe(stamp);
    expect(stampOf({ ...knowledge, catalogue: { ...exampleCatalogue, flags: {} } })).not.toBe(stamp);
  });
});

/** Reads the folder's library; `judged` are the stories that were looked into, all by their names. */
async function read(clean: CleanStories) {
  const content = await findContent(folder);
  if (!content) throw new Error('The folder of stories is gone.');
  const pool = startJudgeThreads(1).know(knowledge);
  let judged: readonly string[] = [];
  const library = await readLibrary(content, undefined, {
    clean,
    pool: {
      ...pool,
      survey(files) {
        judged = files.map(nameOf);
        return pool.survey(files);
      },
    },
  });
  const findings = Object.fromEntries([...library.findings].map(([file, found]) => [nameOf(file), found]));
  return { judged, findings, clean: library.clean };
}

function nameOf(file: string): string {
  return file.slice(folder.length + 1, -'.json'.length);
}

function write(name: string, content: Record<string, unknown>, envelope: Record<string, unknown> = {}): void {
  const page = {
    _uid: `page-${name}`,
    component: 'page',
    title: `Einladungskarten: ${name}`,
    description:
      'Einladungskarten auf feinem Papier: Vorlage wählen, Namen einsetzen, in drei Tagen verschicken.',
    body: [heading()],
    ...content,
  };
  const names = { id: name.length, uuid: `uuid-${name}`, name, slug: name, full_slug: name };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ ...names, ...envelope, content: page }));
}

function heading() {
  return { ...pageContainerHeadlineExample, _uid: 'headline', headlineType: 'h1' };
}

function linkTo(name: string) {
  const url = { fieldtype: 'multilink', linktype: 'story', id: `uuid-${name}`, url: '', cached_url: name };
  const image = { fieldtype: 'asset', id: 7, filename: `http://localhost:4000${picture}`, alt: 'Rosen' };
  const item = { _uid: 'teaser', component: 'small_teaser', headline: 'Rosen', image, url };
  return { _uid: 'grid', component: 'teaser_grid', items: [item] };
}
