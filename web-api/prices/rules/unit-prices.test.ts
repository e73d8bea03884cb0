import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitPriceAt, unitPrices } from './unit-prices.ts';

/** Any scale at all, however steep: shares fall as quantities rise. */
const scales = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 2, max: 5000 }), { minLength: 1, maxLength: 12 }),
    fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 12, maxLength: 12 }),
  )
  .map(([quantities, shares]) => {
    const falling = shares.toSorted((one, other) => other - one);
    const brackets = quantities.toSorted((one, other) => one - other);
    return [
      { fromQuantity: 1, perMille: 1000 },
      ...brackets.map((fromQuantity, place) => ({ fromQuantity, perMille: falling[place] ?? 1 })),
    ];
  });
const quantities = fc
  .uniqueArray(fc.integer({ min: 1, max: 5000 }), { minLength: 2, maxLength: 200 })
  .map((list) => list.toSorted((one, other) => one - other));

test('whatever the scale, more pieces never cost less in total nor more a piece', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), quantities, scales, (firstPiece, list, scale) => {
      const perPiece = unitPrices(firstPiece, list, scale);
      perPiece.forEach((unitPrice, place) => {
        expect(Number.isInteger(unitPrice) && unitPrice >= 0).toBe(true);
        const next = perPiece[place + 1];
        const [quantity = 0, nextQuantity = 0] = [list[place], list[place + 1]];
        if (next === undefined) return;
        expect(next).toBeLessThanOrEqual(unitPrice);
        expect(next * nextQuantity).toBeGreaterThanOrEqual(unitPrice * quantity);
      });
    }),
    { numRuns: 300 },
  );
});

test('a dearer product is never cheaper at any quantity', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 1, max: 300 }),
      scales,
      (firstPiece, more, quantity, scale) => {
        expect(unitPriceAt(firstPiece + more, quantity, scale)).toBeGreaterThanOrEqual(
          unitPriceAt(firstPiece, quantity, scale),
        );
      },
    ),
    { numRuns: 200 },
  );
});

test('a bracket that falls too far shares out the total of the smaller order', () => {
  const scale = [
    { fromQuantity: 1, perMille: 1000 },
    { fromQuantity: 10, perMille: 500 },
  ];
  expect(unitPrices(100, [9, 10, 20], scale)).toEqual([100, 90, 50]);
});
