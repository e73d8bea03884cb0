import { expect, test } from 'vitest';
import { listingName, listingPath } from './listing-paths.ts';

test('frames and bare pictures of the poster channel share a listing that is named after both', () => {
  expect(listingPath('myposter', 'photoframe')).toBe('bilderrahmen');
  expect(listingName('myposter', 'photoframe', 'de')).toBe('Rahmen & Wandbilder');
  expect(listingName('blattwerk', 'photoframe', 'de')).toBe('Bilderrahmen');
  expect(listingName('myposter', 'collage', 'de')).toBe('Collagen und Poster');
});

test('a kind without a page of its own is looked for among all products', () => {
  expect(listingPath('myposter', 'card')).toBe('produkte');
});
