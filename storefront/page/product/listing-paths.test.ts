import { expect, test } from 'vitest';
import { listingPath } from './listing-paths.ts';

const myposter = { channel: 'myposter' } as const;

test('frames and bare pictures of the poster channel share a listing', () => {
  expect(listingPath(myposter, 'photoframe')).toBe('bilderrahmen');
});

test('a kind without a page of its own is looked for among all products', () => {
  expect(listingPath(myposter, 'card')).toBe('produkte');
});

test('in another language it is where the page says', () => {
  const listingPaths = { photoframe: 'cadres-photo', card: 'produits', all: 'produits' };
  expect(listingPath({ ...myposter, listingPaths }, 'photoframe')).toBe('cadres-photo');
  expect(listingPath({ ...myposter, listingPaths }, undefined)).toBe('produits');
});
