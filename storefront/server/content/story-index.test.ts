import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween, indexStories } from './story-index.ts';

type Links = Parameters<typeof indexStories>[0];

const link = (slug: string, more: Partial<Links[string]> = {}): Links[string] => ({
  name: slug,
  slug: `blattwerk/${slug}`,
  is_folder: false,
  published: true,
  published_at: '2026-11-24T08:00:00.000Z',
  ...more,
});
const sorted = (marks: ReadonlySet<string>) => [...marks].sort();
const changes = (before: Links, after: Links) => {
  const { outdated, gone } = changesBetween(indexStories(before), indexStories(after));
  return { outdated: sorted(outdated), gone: sorted(gone) };
};

test('a story published again changes what shows the story itself', () => {
  const again = link('a', { published_at: '2026-11-24T09:00:00.000Z' });
  expect(changes({ 1: link('a'), 2: link('b') }, { 1: again, 2: link('b') })).toEqual({
    outdated: ['story 1'],
    gone: [],
  });
});

test('a new name changes what links to a story and what lists it', () => {
  expect(changes({ 1: link('a') }, { 1: link('a', { name: 'Neu' }) })).toEqual({
    outdated: ['address blattwerk/a', 'link 1', 'list blattwerk', 'story 1'],
    gone: [],
  });
});

test('a moved story leaves its old address, in every language, for good', () => {
  const alternates = (path: string) => [{ path, name: null, lang: 'en' }];
  const { outdated, gone } = changes(
    { 1: link('a', { alternates: alternates('blattwerk/a-en') }) },
    { 1: link('b/', { alternates: alternates('blattwerk/b-en') }) },
  );
  expect(gone).toEqual([
    'address blattwerk/a',
    'address blattwerk/a-en',
    'link 1',
    'list blattwerk',
    'story 1',
  ]);
  expect(outdated).toEqual([
    'address blattwerk/b',
    'address blattwerk/b-en',
    'link 1',
    'list blattwerk',
    'story 1',
  ]);
});

test('what is unpublished or deleted is gone, what is new is at its address; folders are no stories', () => {
  const marks = ['address blattwerk/a', 'link 1', 'list blattwerk', 'story 1'];
  const withdrawn = link('a', { published: false, published_at: null });
  expect(changes({ 1: link('a') }, { 1: withdrawn })).toEqual({ outdated: [], gone: marks });
  expect(changes({ 1: link('a') }, {})).toEqual({ outdated: [], gone: marks });
  expect(changes({}, { 1: link('a') })).toEqual({ outdated: marks, gone: [] });
  expect(changes({}, { 1: link('a', { is_folder: true }) })).toEqual({ outdated: [], gone: [] });
});

test('another order of stories is a change that no page shows', () => {
  const change = changesBetween(
    indexStories({ 1: link('a', { position: 10 }) }),
    indexStories({ 1: link('a', { position: 20 }) }),
  );
  expect(change).toEqual({ isAny: true, outdated: new Set(), gone: new Set() });
});

test('of any two states, exactly the stories that differ are named', () => {
  const story = fc.record({
    slug: fc.constantFrom('a', 'b', 'c/d', 'c/'),
    name: fc.constantFrom('Eins', 'Zwei'),
    published: fc.boolean(),
    published_at: fc.constantFrom('2026-11-24T08:00:00.000Z', '2026-11-24T09:00:00.000Z', null),
  });
  const state = fc
    .dictionary(fc.constantFrom('1', '2', '3'), story)
    .map((stories) =>
      Object.fromEntries(
        Object.entries(stories).map(([uuid, { slug, ...more }]) => [uuid, link(slug, more)]),
      ),
    );
  fc.assert(
    fc.property(state, state, (before, after) => {
      const change = changesBetween(indexStories(before), indexStories(after));
      const seen = (links: Links, uuid: string) =>
        JSON.stringify(links[uuid]?.published ? links[uuid] : null);
      const different = ['1', '2', '3'].filter((uuid) => seen(before, uuid) !== seen(after, uuid));
      const named = ['1', '2', '3'].filter(
        (uuid) => change.outdated.has(`story ${uuid}`) || change.gone.has(`story ${uuid}`),
      );
      expect(named).toEqual(different);
      expect(change.isAny).toBe(different.length > 0);
    }),
  );
});
