import { describe, expect, it } from 'vitest';
import { type Folder, fullSlug, localizedPaths, pathToFolder } from './folder-tree.ts';

const folder = (id: number, parentId: number | null, slug: string, english?: string): [number, Folder] => [
  id,
  {
    id,
    parentId,
    slug,
    uuid: '',
    name: slug,
    path: null,
    disableFrontendEditor: false,
    translatedSlugs: english ? [{ id: 1, lang: 'en', slug: english, name: null, published: null }] : [],
  },
];

describe('pathToFolder', () => {
  it('goes from the root inwards and ends where folders point at one another', () => {
    const folders = new Map([folder(1, null, 'a'), folder(2, 1, 'b'), folder(3, 4, 'c'), folder(4, 3, 'd')]);
    expect(pathToFolder(folders, 2).map(({ slug }) => slug)).toEqual(['a', 'b']);
    expect(pathToFolder(folders, null)).toEqual([]);
    expect(pathToFolder(folders, 9)).toEqual([]);
    expect(pathToFolder(folders, 3)).toHaveLength(2);
  });
});

describe('fullSlug', () => {
  it('joins folders; a start page is its folder with a slash', () => {
    expect(fullSlug([{ slug: 'a' }, { slug: 'b' }], 'c', false)).toBe('a/b/c');
    expect(fullSlug([{ slug: 'a' }], 'a', true)).toBe('a/');
    expect(fullSlug([], 'home', true)).toBe('home');
  });
});

describe('localizedPaths', () => {
  it('translates every part that has a translation', () => {
    const path = [folder(1, null, 'hochzeit', 'wedding')[1], folder(2, 1, 'karten')[1]];
    const story = {
      slug: 'einladung',
      isStartpage: false,
      translatedSlugs: [{ id: 1, lang: 'en', slug: 'invitation', name: 'Invitation', published: true }],
    };
    expect(localizedPaths(path, story, ['en', 'fr'])).toEqual([
      { path: 'wedding/karten/invitation', name: 'Invitation', lang: 'en', published: true },
      { path: 'hochzeit/karten/einladung', name: null, lang: 'fr', published: null },
    ]);
  });
});
