import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideLines, mostAddresses, piecesInParcel } from './division.ts';

const lines = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 5000 }), isSent: fc.boolean() }), {
  minLength: 1,
  maxLength: 12,
});
const divisions = lines.chain((all) =>
  fc.record({
    lines: fc.constant(all),
    further: fc.array(
      fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: all.length, maxLength: all.length }),
      { maxLength: mostAddresses - 1 },
    ),
  }),
);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

test('the parts of every line that is sent add up to it, and every address gets something', () => {
  fc.assert(
    fc.property(divisions, ({ lines: all, further }) => {
      const divided = divideLines(all, further);
      if (!divided.ok) {
        expect(divided.faults.length).toBeGreaterThan(0);
        return;
      }
      expect(divided.parcels).toHaveLength(further.length + 1);
      all.forEach(({ quantity, isSent }, line) => {
        const parts = divided.parcels.map((pieces) => pieces[line] ?? 0);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        expect(sum(parts)).toBe(isSent ? quantity : 0);
        const dealt = parts.flatMap((_, parcel) => piecesInParcel(parts, parcel) ?? []);
        expect(sum(dealt.map(({ first, last }) => last - first + 1))).toBe(sum(parts));
        expect(dealt.map(({ first }) => first)).toEqual(
          dealt.map((_, place) => (dealt[place - 1]?.last ?? 0) + 1),
        );
      });
      if (further.length > 0)
        for (const pieces of divided.parcels) expect(Math.max(...pieces)).toBeGreaterThan(0);
    }),
  );
});

test('what is given away within what there is, and leaves something, is never refused', () => {
  const fair = fc.record({
    quantity: fc.integer({ min: 10, max: 5000 }),
    addresses: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(fair, ({ quantity, addresses }) => {
      const further = Array.from({ length: addresses }, () => [1]);
      expect(divideLines([{ quantity, isSent: true }], further)).toEqual({
        ok: true,
        parcels: [[quantity - addresses], ...further],
      });
    }),
  );
});

test('more than there is, nothing for somebody and nothing left are told apart', () => {
  const cards = { quantity: 30, isSent: true };
  const voucher = { quantity: 1, isSent: false };
  expect(divideLines([cards, voucher], [[31, 1]])).toEqual({
    ok: false,
    faults: [{ kind: 'too-many', line: 0, over: 1 }],
  });
  expect(divideLines([cards, voucher], [[0, 1], [30]])).toEqual({
    ok: false,
    faults: [{ kind: 'empty', address: 1 }, { kind: 'nothing-left' }],
  });
});
