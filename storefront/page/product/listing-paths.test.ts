import { expect, test } from 'vitest';
import { listingPath } from './listing-paths.ts';

const listingPaths = { all: 'produits', photoframe: 'cadres' };

test('a kind is listed where the page says', () => {
  expect(listingPath({ listingPaths }, 'photoframe')).toBe('cadres');
});

test('a kind without a page of its own is looked for among all products', () => {
  expect(listingPath({ listingPaths }, 'card')).toBe('produits');
  expect(listingPath({ listingPaths }, undefined)).toBe('produits');
  expect(listingPath({}, 'card')).toBe('produkte');
});
