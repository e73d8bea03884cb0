import { expect, test } from 'vitest';
import { listingName, listingPath } from './listing-paths.ts';

test('frames and bare pictures of the poster channel share a listing that is named after both', () => {
  expect(listingPath('myposter', 'photoframe')).toBe('bilderrahmen');
  expect(listingName('myposter', 'photoframe')).toBe('breadcrumbs.wallArt');
  expect(listingName('blattwerk', 'photoframe')).toBe('kind.photoframe');
  expect(listingName('myposter', 'collage')).toBe('kind.collage');
});

test('a kind without a page of its own is looked for among all products', () => {
  expect(listingPath('myposter', 'card')).toBe('produkte');
});
