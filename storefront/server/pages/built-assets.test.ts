import { expect, test } from 'vitest';
import type { PageContent } from '../../page/document/page-content.ts';
import { builtAssets, type Manifest } from './built-assets.ts';

const manifest: Manifest = {
  'app/entry.client.tsx': { file: 'assets/start.js', imports: ['_framework.js', '_shared.js'] },
  '_framework.js': { file: 'assets/framework.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['_framework.js'] },
  '_tile.js': { file: 'assets/tile.js', imports: ['_shared.js'] },
  'style.css': { file: 'assets/style.css' },
  'virtual:messages/fr': { file: 'assets/fr.js' },
  'virtual:messages/de': { file: 'assets/de.js' },
  'app/blocks/overviews/overviews.tsx': { file: 'assets/overviews.js', imports: ['_tile.js'] },
  'app/blocks/main-teaser/teaser-section.tsx': { file: 'assets/teaser-section.js' },
};

/** What stands in a page of these blocks; only its language counts. */
function modulesOf(language: string, ...components: string[]): readonly string[] {
  const story = { content: { component: 'page', body: components.map(asBlock) } };
  const content = JSON.parse(JSON.stringify({ page: { language }, outcome: { kind: 'story', story } }));
  return builtAssets(manifest, [])(content satisfies PageContent).modules;
}

const asBlock = (component: string) => ({ component });

test('a page loads its own blocks and texts beside what every page needs, each file once', () => {
  expect(modulesOf('fr', 'themes_overview', 'calendar_overview')).toEqual([
    '/assets/framework.js',
    '/assets/shared.js',
    '/assets/start.js',
    '/assets/fr.js',
    '/assets/tile.js',
    '/assets/overviews.js',
  ]);
  expect(modulesOf('de', 'teaser_section', 'hologram')).toEqual([
    '/assets/framework.js',
    '/assets/shared.js',
    '/assets/start.js',
    '/assets/de.js',
    '/assets/teaser-section.js',
  ]);
});

test('what starts every page runs piece by piece, each after what it imports', () => {
  const content = JSON.parse('{"page":{"language":"de"},"outcome":{"kind":"redirect"}}');
  const { scripts } = builtAssets(manifest, [])(content satisfies PageContent);
  expect(scripts).toEqual(['/assets/framework.js', '/assets/shared.js', '/assets/start.js']);
});

test('a page to work in loads its program and its letters beside the document, any other after it is painted', () => {
  const files = {
    ...manifest,
    'app/product/configurator-page.tsx': { file: 'assets/configurator.js', imports: ['_shared.js'] },
    'virtual:messages/de/configurator': { file: 'assets/de-configurator.js' },
    '../node_modules/fontkit/dist/browser-module.mjs': { file: 'assets/letters.js' },
  };
  const assetsOf = (outcome: object) => {
    const content = JSON.parse(JSON.stringify({ page: { language: 'de' }, outcome }));
    return builtAssets(files, [])(content satisfies PageContent);
  };
  const editor = assetsOf({ kind: 'configurator', shown: 'editor', design: {}, texts: [] });
  expect(editor.startsAtOnce).toBe(true);
  expect(editor.modules).toEqual(
    expect.arrayContaining(['/assets/configurator.js', '/assets/de-configurator.js', '/assets/letters.js']),
  );
  for (const outcome of [
    { kind: 'configurator', shown: 'editor', texts: [] },
    { kind: 'configurator', shown: 'phone', texts: [] },
    { kind: 'redirect' },
  ])
    expect(assetsOf(outcome)).toMatchObject({ startsAtOnce: false });
});

test('the files of a frozen story are looked up once, those of a draft that changes each time', () => {
  const assetsOf = builtAssets(manifest, []);
  const story = { content: { component: 'page', body: [{ component: 'themes_overview' }] } };
  const content = { page: { language: 'de' }, outcome: { kind: 'story', story } };
  const asked = (): PageContent => JSON.parse(JSON.stringify(content));
  const frozenStory = asked();
  if (frozenStory.outcome.kind === 'story') Object.freeze(frozenStory.outcome.story);
  expect(assetsOf(frozenStory)).toBe(assetsOf({ ...frozenStory }));
  const draft = asked();
  expect(assetsOf(draft)).not.toBe(assetsOf(draft));
  expect(assetsOf(draft)).toEqual(assetsOf(frozenStory));
});

test('a build without its entrance is incomplete', () => {
  expect(() => builtAssets({}, [])).toThrow('npm run build');
});
