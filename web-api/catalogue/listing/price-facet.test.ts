import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFacetIndex } from './facet-index.ts';
import { lowestPrice, pricePlaces } from './price-facet.ts';

const entries = fc.array(
  fc.record({
    color: fc.subarray(['gold', 'green']),
    minorUnits: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
  }),
  { maxLength: 150 },
);

test('the lowest price is that of all that was found, not of the page alone', () => {
  fc.assert(
    fc.property(entries, fc.subarray(['gold', 'green']), (list, color) => {
      const index = createFacetIndex(
        list.map((entry, id) => ({ id, facets: { color: entry.color }, popularity: 0, createdAt: 0 })),
      );
      const prices = list.map(({ minorUnits }) =>
        minorUnits === undefined ? undefined : { minorUnits, currency: 'chf' as const },
      );
      const { counts } = index.find({
        selection: { color },
        sorting: 'popularity',
        offset: 0,
        limit: 1,
        further: pricePlaces(prices),
      });
      const found = list.filter(
        (entry) => color.length === 0 || entry.color.some((one) => color.includes(one)),
      );
      const known = found.flatMap(({ minorUnits }) => minorUnits ?? []);
      expect(lowestPrice(counts, 'chf')).toEqual(
        known.length === 0 ? null : { minorUnits: Math.min(...known), currency: 'chf' },
      );
    }),
  );
});
