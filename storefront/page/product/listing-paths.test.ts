import { expect, test } from 'vitest';
import { listingPath } from './listing-paths.ts';

test('frames and bare pictures of the poster channel share a listing', () => {
  expect(listingPath('myposter', 'photoframe')).toBe('bilderrahmen');
});

test('a kind without a page of its own is looked for among all products', () => {
  expect(listingPath('myposter', 'card')).toBe('produkte');
});
