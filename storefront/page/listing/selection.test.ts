import { expect, test } from 'vitest';
import type { ListingSource } from './listing-source.ts';
import { emptyState } from './listing-state.ts';
import { hasNewest } from './selection.ts';

const products: ListingSource = { kind: 'product', limits: {}, sort: 'popularity', pageSize: 12 };
const choosing = (...kind: string[]) => ({ ...emptyState, filters: { kind } });

test('the newest come first where something is newer than something else', () => {
  expect(hasNewest(products, emptyState)).toBe(true);
  expect(hasNewest(products, choosing('accessory'))).toBe(false);
  expect(hasNewest(products, choosing('accessory', 'card'))).toBe(true);
  expect(hasNewest({ ...products, limits: { kind: ['photoframe'] } }, emptyState)).toBe(false);
  expect(hasNewest({ ...products, kind: 'photoprint' }, emptyState)).toBe(false);
  expect(hasNewest({ ...products, kind: 'calendar' }, emptyState)).toBe(true);
});
