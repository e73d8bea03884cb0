import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pageContainerHeadlineExample } from '@blattwerk/schemas/blocks/content/page-container-headline.ts';
import { exampleCatalogue } from '@blattwerk/schemas/rules/examples/example-catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCall } from './run-call.ts';

const root = mkdtempSync(join(tmpdir(), 'validate-'));
const catalogue = join(root, 'catalogue.json');
beforeAll(() => writeFileSync(catalogue, JSON.stringify(exampleCatalogue)));
afterAll(() => rmSync(root, { recursive: true }));

const picture = 'http://localhost:4000/f/100001/800x600/5f3c/rosen.webp';

describe('npm run validate', () => {
  it('says so when there is nothing to complain about', () => {
    const run = command(['--stories', space('clean', { 'home.json': story('home') })]);
    expect(run).toEqual({ code: 0, out: '1 story, 0 errors, 0 warnings\n', err: '' });
  });

  it('lists story, path, severity, sentence and code of every finding, and exits with 1', async () => {
    const broken = story('home', { title: '', body: [{ ...heading(), _uid: '' }] });
    const run = await validate(['--stories', space('text', { 'home.json': broken })]);
    expect(run.code).toBe(1);
    expect(run.out).toMatch(/^home {2}.*home\.json$/m);
    expect(run.out).toMatch(/error {4}content\.title +Fill in “Page title”\. \(missing_required_field\)/);
    expect(run.out).toMatch(/error {4}content\.body\[0\] .*\(missing_uid\)/);
    expect(run.out).toMatch(/1 story, 2 errors, 0 warnings\n$/);
  });

  it('exits with 0 when there are only warnings', async () => {
    const run = await validate([
      '--stories',
      space('warnings', { 'home.json': story('home', { leftover: 'x' }) }),
    ]);
    expect(run.code).toBe(0);
    expect(run.out).toContain('1 story, 0 errors, 1 warning');
  });

  it('prints nothing but one JSON object on request', async () => {
    const folder = space('json', {
      'a.json': story('a', { title: '' }),
      'b.json': story('b', { description: '' }),
    });
    const run = await validate(['--format', 'json', '--stories', folder]);
    const report: unknown = JSON.parse(run.out);
    expect(report).toMatchObject({
      ok: false,
      stories: 2,
      errors: 2,
      findings: [
        {
          code: 'missing_required_field',
          severity: 'error',
          story: 'a',
          path: ['content', 'title'],
          field: 'title',
        },
        { code: 'missing_required_field', severity: 'error', story: 'b', path: ['content', 'description'] },
      ],
    });
    expect(run.err).toBe('');
  });

  it('prints one workflow command for each finding on request', async () => {
    const run = await validate([
      '--format',
      'github',
      '--stories',
      space('github', { 'a,b.json': story('a', { title: '' }) }),
    ]);
    expect(run.out).toMatch(
      /^::error file=[^:\n]*a%2Cb\.json,title=missing_required_field::a content\.title: Fill in “Page title”\.\n$/,
    );
  });

  it('names a file that is no JSON, and goes on', async () => {
    const folder = space('no-json', { 'broken.json': '{ "name": ', 'home.json': story('home') });
    const run = await validate(['--stories', folder]);
    expect(run.code).toBe(1);
    expect(run.out).toMatch(
      /broken\.json is no JSON \(.*\): pull it again or mend it by hand\. \(file_not_json\)/,
    );
    expect(run.out).toContain('2 stories, 1 error');
    expect(run.out + run.err).not.toMatch(/\n\s+at /);
  });

  it('names a file that is no story', async () => {
    const run = await validate(['--stories', space('no-story', { 'list.json': [] })]);
    expect(run.out).toMatch(/list\.json holds no story .*\(file_not_story\)/);
    expect(run.code).toBe(1);
  });

  it('finds two stories with the same address, and copies that kept their identity', async () => {
    const copy = { ...story('kontakt'), full_slug: 'service/kontakt' };
    const folder = space('clash', {
      'a.json': story('kontakt'),
      'b.json': { ...story('other'), full_slug: 'kontakt' },
      'c.json': copy,
    });
    const { findings } = await findingsOf(folder);
    expect(findings).toMatchObject([
      { code: 'duplicate_slug', story: 'kontakt', file: expect.stringContaining('b.json') },
      { code: 'duplicate_story', story: 'service/kontakt', file: expect.stringContaining('c.json') },
    ]);
  });

  it('follows links to other stories and finds those that lead nowhere', async () => {
    const folder = space('links', {
      'home.json': story('home', {
        body: [heading(), teaser(storyLink('uuid-kontakt')), teaser(storyLink('uuid-gone'))],
      }),
      'kontakt.json': story('kontakt'),
    });
    expect((await findingsOf(folder)).findings).toMatchObject([
      { code: 'broken_story_link', path: ['content', 'body', 2, 'items', 0, 'url'] },
    ]);
  });

  it('knows the whole space when only one of its stories is judged', async () => {
    const folder = space('single', {
      'home.json': story('home', { body: [heading(), teaser(storyLink('uuid-kontakt'))] }),
      'kontakt.json': story('kontakt', { title: '' }),
    });
    const run = await validate(['--stories', join(folder, 'stories', '100001', 'home.json')]);
    expect(run.out).toBe('1 story, 0 errors, 0 warnings\n');
  });

  it('finds a clash with a story of the space that is not judged', async () => {
    const folder = space('single-clash', { 'a.json': story('kontakt'), 'b.json': story('kontakt') });
    for (const file of ['a.json', 'b.json']) {
      const run = await validate(['--stories', join(folder, 'stories', '100001', file)]);
      expect(run.out).toMatch(/“kontakt” belongs to .*\.json\. \(duplicate_slug\)/);
    }
  });

  it('judges a plain folder of story files too', async () => {
    const folder = join(root, 'plain');
    write(join(folder, 'home.json'), story('home', { title: '' }));
    expect((await validate(['--stories', folder])).out).toContain('1 story, 1 error, 0 warnings');
    expect((await validate(['--stories', join(folder, 'home.json')])).out).toContain(
      '1 story, 1 error, 0 warnings',
    );
  });

  it('misses a picture whose file is gone, even when its description is still there', async () => {
    const page = story('home', { body: [heading(), teaser(storyLink('uuid-home'))] });
    const folder = space('assets', { 'home.json': page });
    expect((await findingsOf(folder)).findings).toEqual([]);
    rmSync(join(folder, 'assets', '100001', 'rosen_7.webp'));
    expect((await findingsOf(folder)).findings).toMatchObject([{ code: 'missing_asset' }]);
  });

  it('mends what it safely can, says so, and has nothing left to mend', async () => {
    const folder = space('fix', {
      'home.json': story('home', {
        title: ' Einladungskarten zur Hochzeit',
        leftover: 'x',
        body: [heading(), { ...teaser(storyLink('uuid-home')), _uid: '' }],
      }),
    });
    const run = await validate(['--fix', '--stories', folder]);
    expect(run.out).toMatch(/fixed {4}content\.title +Remove the spaces \(stray_whitespace\)/);
    expect(run.out).toMatch(/fixed {4}content\.leftover +Delete “leftover” \(unknown_field\)/);
    expect(run.out).toMatch(/fixed {4}content\.body\[1\] +Give it a new identifier \(missing_uid\)/);
    expect(run.out).toMatch(/1 story, 0 errors, 0 warnings, 3 fixed\n$/);
    const file = join(folder, 'stories', '100001', 'home.json');
    const once = readFileSync(file, 'utf8');
    expect(JSON.parse(once).content).toMatchObject({ title: 'Einladungskarten zur Hochzeit' });
    expect((await validate(['--fix', '--stories', folder])).out).toMatch(/, 0 fixed\n$/);
    expect(readFileSync(file, 'utf8')).toBe(once);
  });

  it('finds what the catalogue no longer has, and what is not sold where the page is shown', async () => {
    const card = (id: string) => ({
      _uid: `card-${id}`,
      component: 'card_detail',
      product: { plugin: 'blattwerk-product', version: 1, items: [{ kind: 'card', id }] },
    });
    const page = {
      ...story('karten', { body: [heading(), card('101'), card('103'), card('99')] }),
      full_slug: 'blattwerk/karten',
    };
    const run = await validate(['--stories', space('catalogue', { 'karten.json': page })]);
    expect(run.out).toMatch(
      /body\[2\]\.product\.items\[0\] .*“Alpenrose”.*: not available in Austria and Switzerland\. \(product_not_sold\)/,
    );
    expect(run.out).toMatch(/body\[3\]\.product\.items\[0\] .*“card 99”.*\(unknown_product\)/);
    expect(run.out).toMatch(/1 story, 2 errors, 0 warnings\n$/);
  });

  it('says the same of many stories, in the same order, when it judges them side by side', async () => {
    const lost = { body: [heading(), teaser(storyLink('uuid-gone'))] };
    const files = Array.from({ length: 420 }, (_, place) => {
      const name = `seite-${String(place).padStart(3, '0')}`;
      return [
        `${name}.json`,
        story(name, { ...(place % 100 === 7 && { title: '' }), ...(place === 250 && lost) }),
      ];
    });
    const folder = space('many', Object.fromEntries(files));
    const { findings } = JSON.parse(command(['--format', 'json', '--stories', folder]).out);
    expect(findings).toMatchObject(
      [
        ['missing_required_field', 'seite-007'],
        ['missing_required_field', 'seite-107'],
        ['missing_required_field', 'seite-207'],
        ['broken_story_link', 'seite-250'],
        ['missing_required_field', 'seite-307'],
        ['missing_required_field', 'seite-407'],
      ].map(([code, name]) => ({ code, story: name })),
    );
  });

  it('passes over folders', async () => {
    const folder = space('folders', {
      'service.json': { ...story('service'), is_folder: true, content: {} },
    });
    expect((await validate(['--stories', folder])).code).toBe(0);
  });
});

describe('a bad call', () => {
  it.each([
    ['an unknown option', ['--stroies', 'x'], /'--stroies'/],
    ['an unknown format', ['--format', 'xml'], /There is no format “xml”: use text, json, github\./],
    ['a missing value', ['--stories'], /--stories/],
    ['a path beside the options', ['content'], /content/],
    [
      'a folder that does not exist',
      ['--stories', '/nowhere'],
      /There is nothing at \/nowhere: give --stories/,
    ],
  ])('with %s is refused in one sentence', async (_, args, sentence) => {
    const run = await validate(args);
    expect(run.code).toBe(2);
    expect(run.out).toBe('');
    expect(run.err).toMatch(sentence);
    expect(run.err.trim().split('\n')).toHaveLength(1);
  });

  it('with a catalogue that is none is refused', async () => {
    for (const source of [join(root, 'nowhere.json'), join(import.meta.dirname, 'validate.test.ts')]) {
      const run = await validate(['--catalogue', source]);
      expect(run.err).toMatch(/^The catalogue at .* cannot be read \(.*\): give --catalogue a file/);
      expect(run.code).toBe(2);
    }
  });

  it('is refused on the error channel and ends with 2', () => {
    const run = command(['content']);
    expect(run).toMatchObject({ code: 2, out: '' });
    expect(run.err.trim().split('\n')).toHaveLength(1);
  });

  it('with a folder without stories is refused', async () => {
    mkdirSync(join(root, 'empty'));
    expect(await validate(['--stories', join(root, 'empty')])).toMatchObject({ code: 2, out: '' });
  });
});

it('explains itself', async () => {
  const run = await validate(['--help']);
  expect(run.code).toBe(0);
  for (const option of ['--format', '--stories', '--catalogue', '--fix', '--help'])
    expect(run.out).toContain(option);
});

async function validate(args: string[]) {
  let [out, err] = ['', ''];
  const code = await runCall(withCatalogue(args), {
    print: (text) => {
      out += text;
    },
    complain: (sentence) => {
      err += `${sentence}\n`;
    },
  });
  return { code, out, err };
}

/** The command itself, as a process. */
function command(args: string[]) {
  const call = [join(import.meta.dirname, '..', 'validate.ts'), ...withCatalogue(args)];
  const { status, stdout, stderr } = spawnSync(process.execPath, call, { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

function withCatalogue(args: string[]): string[] {
  return args.includes('--catalogue') ? args : [...args, '--catalogue', catalogue];
}

async function findingsOf(folder: string): Promise<{ findings: unknown[] }> {
  return JSON.parse((await validate(['--format', 'json', '--stories', folder])).out);
}

/** A space as the CMS's command line pulls it, with one picture. */
function space(name: string, files: Record<string, unknown>): string {
  const folder = join(root, name);
  for (const [file, content] of Object.entries(files))
    write(join(folder, 'stories', '100001', file), content);
  write(join(folder, 'assets', '100001', 'rosen_7.json'), { id: 7, filename: picture });
  write(join(folder, 'assets', '100001', 'rosen_7.webp'), 'picture');
  return folder;
}

function write(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

let ids = 0;

function story(slug: string, content: Record<string, unknown> = {}) {
  const page = {
    _uid: 'page',
    component: 'page',
    title: 'Einladungskarten zur Hochzeit',
    description:
      'Einladungskarten auf feinem Papier: Vorlage wählen, Namen einsetzen, in drei Tagen verschicken.',
    body: [heading()],
    ...content,
  };
  ids += 1;
  return {
    id: ids,
    uuid: `uuid-${slug}`,
    name: slug,
    slug,
    full_slug: slug,
    is_folder: false,
    content: page,
  };
}

function heading() {
  return { ...pageContainerHeadlineExample, _uid: 'headline', headlineType: 'h1' };
}

let teasers = 0;

function teaser(url: unknown) {
  teasers += 1;
  const image = { fieldtype: 'asset', id: 7, filename: picture, alt: 'Rosen' };
  const item = { _uid: `item-${teasers}`, component: 'small_teaser', headline: 'Rosen', image, url };
  return { _uid: `grid-${teasers}`, component: 'teaser_grid', items: [item] };
}

function storyLink(id: string) {
  return { fieldtype: 'multilink', linktype: 'story', id, url: '', cached_url: 'kontakt' };
}
