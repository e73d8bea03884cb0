import { expect, test } from 'vitest';
import { foldersNamed, foldersWithin } from './folder-names.ts';

const folders = [
  { id: 1, name: 'Hochzeit', parentId: null },
  { id: 3, name: 'Papeterie', parentId: 2 },
  { id: 2, name: 'Sommer', parentId: 1 },
  { id: 4, name: 'Taufe', parentId: null },
];

test('a folder holds what lies in the folders within it, in whatever order they come', () => {
  expect(foldersWithin(folders, 1).toSorted()).toEqual([1, 2, 3]);
  expect(foldersWithin(folders, 4)).toEqual([4]);
});

test('a word means the folders of that name and all in them', () => {
  expect(foldersNamed(folders, 'SOMM').toSorted()).toEqual([2, 3]);
  expect(foldersNamed(folders, 'garten')).toEqual([]);
});
