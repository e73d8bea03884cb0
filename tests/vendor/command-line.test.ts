import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Database } from '@blattwerk/database/database.ts';
import { migrationsFolder } from '@blattwerk/database/migrate.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { loadContent } from '@blattwerk/preview-server/seed/load-content.ts';
import { schema } from '@blattwerk/schemas/schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningContentSpace, spaceId, startContentSpace } from '../contract/running-content-space.ts';
import { lastStoriesPush, pulledFiles } from './pulled-files.ts';
import { installCli, ofSpace, type StoryblokCli } from './storyblok-cli.ts';
import { startVendorProxy, type VendorProxy } from './vendor-proxy.ts';

const pictures = resolve('content/assets', String(spaceId));
const schemaFile = resolve('schemas/schema.ts');

/** A space that the command line takes for the vendor's. */
type Reached = { space: RunningContentSpace; proxy: VendorProxy; cli: StoryblokCli };

let folder: string;
let install: Awaited<ReturnType<typeof installCli>>;
let full: Reached;
let stories: number;
const opened: Reached[] = [];

/** @param database left out, an empty one */
async function reach(name: string, database?: Database): Promise<Reached> {
  const space = await startContentSpace({}, database);
  const place = join(folder, name);
  await mkdir(place);
  const proxy = await startVendorProxy(space.origin, place);
  const reached = { space, proxy, cli: install(proxy.environment) };
  opened.push(reached);
  return reached;
}

/** A folder below the installed packages, so that TypeScript files in it find `@storyblok/schema`. */
async function workFolder(name: string): Promise<string> {
  const path = join(folder, 'work', name);
  await mkdir(path, { recursive: true });
  return path;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blattwerk-vendor-'));
  install = await installCli(folder);
  full = await reach('full');
  const loaded = await loadContent({
    managementUrl: full.space.origin,
    token: 'local-management',
    spaceId,
    folder: 'content',
  });
  if (!loaded.ok) throw new Error(loaded.message);
  stories = (await readdir(`content/stories/${spaceId}`)).length;
});
afterAll(async () => {
  for (const { space, proxy } of opened) {
    await proxy.close();
    await space.close();
  }
  await rm(folder, { recursive: true, force: true });
});

async function succeed(cli: StoryblokCli, at: string, ...command: string[]): Promise<string> {
  const { code, output } = await cli(at, ...command);
  expect(code, `storyblok ${command.join(' ')}\n${output}`).toBe(0);
  return output;
}

const kinds = ['components', 'datasources', 'stories'];

async function pull({ cli }: Reached, name: string): Promise<string> {
  const at = await workFolder(name);
  for (const kind of kinds) await succeed(cli, at, kind, 'pull', ...ofSpace);
  return at;
}

async function push({ cli }: Reached, at: string): Promise<void> {
  await succeed(cli, at, 'components', 'push', ...ofSpace);
  await succeed(cli, at, 'datasources', 'push', ...ofSpace);
  await succeed(cli, at, 'stories', 'push', ...ofSpace, '--publish');
}

describe('the vendor’s command line, unmodified', () => {
  it('pulls the languages', async () => {
    const at = await workFolder('languages');
    await succeed(full.cli, at, 'languages', 'pull', ...ofSpace);
    const file = join(at, `.storyblok/languages/${spaceId}/languages.${spaceId}.json`);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      default_lang_name: 'Deutsch',
      languages: expect.arrayContaining([{ code: 'en', name: 'Englisch' }]),
    });
  });

  it('pushes what it pulled over a full space, twice, and pulls no difference', async () => {
    const first = await pull(full, 'first');
    const before = await pulledFiles(first, kinds);
    expect(Object.keys(before).filter((name) => name.startsWith('stories/'))).toHaveLength(stories);
    for (const round of ['second', 'third']) {
      await push(full, first);
      expect(await lastStoriesPush(first)).toMatchObject({
        creationResults: { succeeded: 0, failed: 0 },
        updateResults: { total: stories, succeeded: stories, failed: 0 },
      });
      expect(await pulledFiles(await pull(full, round), kinds)).toEqual(before);
    }
  });

  it('finds the code’s schema in the space, and every story fit for it', async () => {
    const at = await workFolder('schema');
    await succeed(full.cli, at, 'schema', 'validate', schemaFile);
    const planned = await succeed(
      full.cli,
      at,
      'schema',
      'push',
      schemaFile,
      ...ofSpace,
      '--dry-run',
      '--no-migrations',
    );
    // The command line makes no dimensions of datasources, and the record of migrations is the space's own.
    expect(changesIn(planned)).toEqual(['~ Anlässe (update)', '- Schema-Migrationen (stale)']);
    const judged = await succeed(
      full.cli,
      at,
      'stories',
      'validate',
      ...ofSpace,
      '--schema',
      schemaFile,
      '--format',
      'json',
    );
    expect(JSON.parse(judged.slice(judged.indexOf('{'), judged.lastIndexOf('}') + 1))).toMatchObject({
      ok: true,
      errors: 0,
      warnings: 0,
      fetchFailures: 0,
    });
  });

  it('writes the space’s schema as code that says the same', async () => {
    const at = await workFolder('init');
    await succeed(full.cli, at, 'schema', 'init', ...ofSpace, '--out-dir', 'code');
    const file = join(at, 'code/schema.ts');
    const planned = await succeed(
      full.cli,
      at,
      'schema',
      'push',
      file,
      ...ofSpace,
      '--dry-run',
      '--no-migrations',
    );
    // It leaves out `restrict_components` wherever a field names its blocks, which rich texts say themselves.
    const restricted = Object.values(schema.blocks).filter(({ fields }) =>
      fields.some((field) => field.type === 'richtext' && 'restrict_components' in field && 'allow' in field),
    );
    expect(changesIn(planned)).toEqual(restricted.map(({ name }) => `~ ${name} (update)`));
  });

  it('migrates stories and takes the migration back', async () => {
    const at = await pull(full, 'migration');
    const before = await pulledFiles(at, ['stories']);
    const migrations = join(at, '.storyblok/migrations', String(spaceId));
    await succeed(full.cli, at, 'migrations', 'generate', 'page_container_headline', ...ofSpace);
    const change = "export default (block) => ({ ...block, headline: block.headline + ' neu' });";
    await writeFile(join(migrations, 'page_container_headline.js'), change);
    await succeed(full.cli, at, 'migrations', 'run', 'page_container_headline', ...ofSpace);
    const migrated = JSON.stringify(await pulledFiles(await pull(full, 'migrated'), ['stories']));
    const headlines = JSON.stringify(before).match(/"component":"page_container_headline"/g) ?? [];
    expect(migrated.match(/ neu"/g)?.length).toBeGreaterThanOrEqual(headlines.length);
    const [rollback = ''] = await readdir(join(migrations, 'rollbacks'));
    await succeed(full.cli, at, 'migrations', 'rollback', rollback.replace(/\.jsonl$/, ''), ...ofSpace);
    const after = await pulledFiles(await pull(full, 'rolled-back'), ['stories']);
    expect(unpublishedLeft(after)).toEqual(unpublishedLeft(before));
  });

  it('fills an empty space with what it pulled from another', async () => {
    const from = await pull(full, 'transfer');
    await succeed(full.cli, from, 'assets', 'pull', ...ofSpace);
    // Databases of tests are copies of one; this one shall count from elsewhere, as one on another machine does.
    const database = await openTestDatabase();
    await database.execute(await readFile(join(migrationsFolder, '0014_high-ids.sql'), 'utf8'));
    const empty = await reach('empty', database);
    await succeed(empty.cli, from, 'components', 'push', ...ofSpace);
    await succeed(empty.cli, from, 'datasources', 'push', ...ofSpace);
    await succeed(empty.cli, from, 'assets', 'push', ...ofSpace);
    await succeed(empty.cli, from, 'stories', 'push', ...ofSpace, '--publish');
    expect(await lastStoriesPush(from)).toMatchObject({
      creationResults: { succeeded: stories, failed: 0 },
      updateResults: { succeeded: stories, failed: 0 },
    });
    const { data } = await empty.space.management.assets.list({ query: { per_page: 100 } });
    expect(data.assets).toHaveLength((await readdir(pictures)).length / 2);
    const list = await empty.space.request('/v2/cdn/stories?token=local-public&per_page=1');
    const published = await full.space.request('/v2/cdn/stories?token=local-public&per_page=1');
    expect(list.headers.get('total')).toBe(published.headers.get('total'));
  });
});

/** The lines of a plan that are no “unchanged”. */
function changesIn(plan: string): string[] {
  return [...plan.matchAll(/^ {2}([~+-] \S.* \((?:update|create|stale)\))$/gm)].map(([, line = '']) => line);
}

/** Files of stories without whether they are published: a migration and its taking back are saves. */
function unpublishedLeft(files: Record<string, unknown>): string {
  return JSON.stringify(files).replaceAll(/"unpublished_changes":(true|false)/g, '');
}
