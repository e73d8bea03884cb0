import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactly } from './exact-amount.ts';
import { unitPriceAt, unitPrices } from './unit-prices.ts';

/** Up to 1,000 euros, to a millionth of a cent. */
const exactAmounts = fc.integer({ min: 0, max: 100_000 * 1_000_000 });
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
    fc.property(exactAmounts, quantities, scales, (firstPiece, list, scale) => {
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
      exactAmounts,
      exactAmounts,
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
  expect(unitPrices(exactly(100), [9, 10, 20], scale)).toEqual([100, 90, 50]);
});

test('a price is rounded once: no further than half a cent from its exact share, unless a smaller order holds it up', () => {
  fc.assert(
    fc.property(exactAmounts, quantities, scales, (firstPiece, list, scale) => {
      let totalBefore = 0;
      unitPrices(firstPiece, list, scale).forEach((unitPrice, place) => {
        const quantity = list[place] ?? 0;
        const { perMille = 0 } = scale.findLast(({ fromQuantity }) => fromQuantity <= quantity) ?? {};
        const billionths = BigInt(firstPiece) * BigInt(perMille);
        const twiceOff = 2n * (BigInt(unitPrice) * 1_000_000_000n - billionths);
        const isHeldUp = unitPrice === Math.ceil(totalBefore / quantity);
        expect(twiceOff > -1_000_000_000n && (twiceOff <= 1_000_000_000n || isHeldUp)).toBe(true);
        totalBefore = unitPrice * quantity;
      });
    }),
    { numRuns: 300 },
  );
});
