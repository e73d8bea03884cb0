import { expect, test } from 'vitest';
import { block, managementStory } from '../content/testing-blocks.ts';
import { createOpenedNodes, openAtFirst } from './opened-nodes.ts';
import { type StoryNode, storyNodes } from './story-nodes.ts';

const entry = (id: number, parent_id: number | null, is_folder = false) =>
  managementStory(block('root'), { id, name: `Eintrag ${id}`, slug: `eintrag-${id}`, parent_id, is_folder });

const nodes = storyNodes([
  entry(1, null, true),
  entry(2, 1, true),
  entry(3, 2),
  entry(4, 1, true),
  entry(5, 4),
]);

const ids = (shown: readonly StoryNode[]): unknown[] =>
  shown.map(({ id, children }) => (children.length > 0 ? [id, ...ids(children)] : id));

test('what lies in a closed folder is left out; the folder still tells that it holds something', () => {
  const opened = createOpenedNodes();
  const shown = opened(nodes, new Set([1, 4]));
  expect(ids(shown)).toEqual([[1, 2, [4, 5]]]);
  expect(shown[0]?.children[0]).toMatchObject({ id: 2, entries: 1, children: [] });
});

test('opening one folder changes it and those above it, and nothing else', () => {
  const opened = createOpenedNodes();
  const before = opened(nodes, new Set([1, 4]))[0];
  const after = opened(nodes, new Set([1, 2, 4]))[0];
  expect(after).not.toBe(before);
  expect(after?.children[0]).not.toBe(before?.children[0]);
  expect(after?.children[1]).toBe(before?.children[1]);
  expect(opened(nodes, new Set([1, 2, 4]))[0]).toBe(after);
});

test('the outermost folders are open at first, unless that were too much to look over', () => {
  expect(openAtFirst(nodes)).toEqual(new Set([1]));
  const many = Array.from({ length: 60 }, (_, at) => entry(1000 + at, null, true));
  const pages = many.flatMap(({ id }) => Array.from({ length: 20 }, (_, at) => entry(id * 100 + at, id)));
  expect(openAtFirst(storyNodes([...many, ...pages]))).toEqual(new Set());
});
