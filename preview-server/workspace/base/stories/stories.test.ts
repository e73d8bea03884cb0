import fc from 'fast-check';
import { expect, test } from 'vitest';
import { block, managementStory } from '../content/testing-blocks.ts';
import { slugFrom, slugProblem } from './slug.ts';
import { foldersAbove, type StoryNode, searchStories, storiesBelow, storyNodes } from './story-nodes.ts';
import { storyState } from './story-state.ts';

const story = (id: number, name: string, parent_id: number | null, is_folder = false) =>
  managementStory(block('root'), {
    id,
    name,
    parent_id,
    is_folder,
    slug: slugFrom(name),
    full_slug: `blattwerk/${slugFrom(name)}`,
  });

const stories = [
  story(1, 'Blattwerk', null, true),
  story(2, 'Service', 1, true),
  story(3, 'Versand', 2),
  story(4, 'Über uns', 1),
  story(5, 'Home', 1),
];

test('pages stand in their folders, the home page first, folders last', () => {
  const names = (nodes: readonly StoryNode[]): unknown[] =>
    nodes.map((node) =>
      node.children.length > 0 ? [node.story.name, ...names(node.children)] : node.story.name,
    );
  expect(names(storyNodes(stories))).toEqual([['Blattwerk', 'Home', 'Über uns', ['Service', 'Versand']]]);
});

test('a few letters find a page by its name or address', () => {
  expect(searchStories(stories, 'vers').map(({ id }) => id)).toEqual([3]);
  expect(searchStories(stories, 'ÜBER').map(({ id }) => id)).toEqual([4]);
  expect(searchStories(stories, 'ueber').map(({ id }) => id)).toEqual([4]);
  expect(searchStories(stories, 'nichts davon')).toEqual([]);
});

test('a page is found though its name is mistyped, where nothing fits as typed', () => {
  expect(searchStories(stories, 'Vresand').map(({ id }) => id)).toEqual([3]);
  expect(searchStories(stories, 'uns üebr').map(({ id }) => id)).toEqual([4]);
  expect(searchStories(stories, '?!')).toEqual([]);
});

test('numbers in names are numbers', () => {
  const numbered = [10, 9, 1].map((number) => story(number, `Teil ${number}`, 1));
  expect(searchStories(numbered, 'teil').map(({ id }) => id)).toEqual([1, 9, 10]);
});

test('folders above and stories below', () => {
  expect(foldersAbove(stories, 3)).toEqual([2, 1]);
  expect(storiesBelow(stories, 1).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
});

test.each([
  ['Über uns', 'ueber-uns'],
  ['  Größe & Maß ', 'groesse-mass'],
  ['Crème brûlée', 'creme-brulee'],
])('%s lives at %s', (name, slug) => {
  expect(slugFrom(name)).toBe(slug);
});

test('any name gives a valid address or none', () => {
  const isFine = (slug: string) => slug === '' || slugProblem(slug, []) === undefined;
  fc.assert(fc.property(fc.string(), (name) => isFine(slugFrom(name))));
});

test('an address that cannot be says why: its letters, or a neighbour that has it', () => {
  expect(slugProblem('über uns', [])).toBe('stories.slugInvalid');
  expect(slugProblem('', [])).toBe('stories.slugInvalid');
  expect(slugProblem('ueber-uns', ['faq', 'ueber-uns'])).toBe('stories.slugTaken');
  expect(slugProblem('ueber-uns', ['faq'])).toBeUndefined();
});

test.each([
  [{ published: true, unpublished_changes: false }, 0, 'published'],
  [{ published: true, unpublished_changes: true }, 0, 'changed'],
  [{ published: false, unpublished_changes: true }, 0, 'unpublished'],
  [{ published: true, unpublished_changes: false }, 2, 'broken'],
])('%j with %d errors is %s', (changes, errors, state) => {
  expect(storyState(managementStory(block('root'), changes), errors)).toBe(state);
});
