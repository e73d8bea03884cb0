import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BasketContent, emptyContent, maximumLines, newLine } from './basket-content.ts';
import { mergeBaskets } from './merge-baskets.ts';

const contents = fc
  .uniqueArray(
    fc.record({ designId: fc.integer({ min: 1, max: 60 }), quantity: fc.integer({ min: 1, max: 9 }) }),
    {
      selector: ({ designId }) => designId,
      maxLength: 60,
    },
  )
  .map(
    (lines): BasketContent => ({
      ...emptyContent,
      lines: lines.map(({ designId, quantity }) => newLine({ kind: 'sample', designId }, quantity)),
    }),
  );

const quantities = ({ lines }: BasketContent) => new Map(lines.map(({ id, quantity }) => [id, quantity]));

test('of every line the larger quantity stays, and merging again changes nothing', () => {
  fc.assert(
    fc.property(contents, contents, (own, brought) => {
      const merged = quantities(mergeBaskets(own, brought));
      const [one, other] = [quantities(own), quantities(brought)];
      expect(merged.size).toBe(Math.min(maximumLines, new Set([...one.keys(), ...other.keys()]).size));
      for (const [id, quantity] of merged)
        expect(quantity).toBe(Math.max(one.get(id) ?? 0, other.get(id) ?? 0));
      const again = mergeBaskets(mergeBaskets(own, brought), brought);
      expect(again.lines).toEqual(mergeBaskets(own, brought).lines);
    }),
  );
});

test('a line is recognised however its choices are written', () => {
  const frame = { kind: 'photoframe', frameType: 'fotorahmen-eiche', format: '200x300' } as const;
  const turned = {
    format: '200x300',
    matType: 'mat-weiss',
    kind: 'photoframe',
    frameType: 'fotorahmen-eiche',
  } as const;
  expect(newLine(frame, 1).id).toBe(newLine(turned, 1).id);
  expect(newLine(frame, 1).id).not.toBe(newLine({ ...frame, matType: 'mat-none' }, 1).id);
});
