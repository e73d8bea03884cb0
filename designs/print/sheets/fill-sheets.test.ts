import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillSheets, fitsSheet, type Piece } from './fill-sheets.ts';
import { sra3 } from './press-sheet.ts';

const bleed = 3;
const seal: Piece = { line: '2026-000001/1', trim: { width: 40, height: 40 }, copies: 54 };

test('seals of 40 mm stand in six rows of eight', () => {
  const [sheet, rest] = fillSheets([seal], bleed, sra3);
  expect(sheet?.placements).toHaveLength(48);
  expect(new Set(sheet?.placements.map(({ y }) => y)).size).toBe(6);
  expect(rest?.placements).toHaveLength(6);
});

test('sheets that are alike are one that is printed several times', () => {
  const sheets = fillSheets([{ ...seal, copies: 48 * 20 + 1 }], bleed, sra3);
  expect(sheets.map(({ prints, placements }) => [prints, placements.length])).toEqual([
    [20, 48],
    [1, 1],
  ]);
});

test('a piece is turned when more of it go onto a sheet', () => {
  const [upright] = fillSheets([{ line: 'a', trim: { width: 90, height: 55 }, copies: 1 }], bleed, sra3);
  const [lying] = fillSheets([{ line: 'a', trim: { width: 55, height: 90 }, copies: 1 }], bleed, sra3);
  expect([upright?.placements[0]?.isTurned, lying?.placements[0]?.isTurned].sort()).toEqual([false, true]);
});

test('a poster goes onto no sheet', () => {
  expect(fitsSheet({ width: 600, height: 900 }, bleed, sra3)).toBe(false);
  expect(fitsSheet({ width: 90, height: 120 }, bleed, sra3)).toBe(true);
});

const millimetres = fc.integer({ min: 20, max: 200 });
const pieces = fc.array(
  fc.record({
    line: fc.integer({ min: 1, max: 30 }).map(String),
    trim: fc.record({ width: millimetres, height: millimetres }),
    copies: fc.integer({ min: 1, max: 400 }),
  }),
  { minLength: 1, maxLength: 12 },
);

test('every copy is printed once, within the margins, apart from its neighbours, in rows that straight cuts part', () => {
  fc.assert(
    fc.property(pieces, (ordered) => {
      const sheets = fillSheets(ordered, bleed, sra3);
      const printed = new Map<Piece, number>();
      for (const { placements, prints } of sheets) {
        expect(new Set(placements.map(({ piece }) => piece.line)).size).toBeLessThanOrEqual(sra3.mostLines);
        const boxes = placements.map(({ piece, x, y, isTurned }) => {
          printed.set(piece, (printed.get(piece) ?? 0) + prints);
          const { width, height } = piece.trim;
          const [wide, high] = isTurned ? [height, width] : [width, height];
          return {
            left: x - bleed,
            top: y - bleed,
            right: x + wide + bleed,
            bottom: y + high + bleed,
          };
        });
        for (const { left, top, right, bottom } of boxes) {
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(sra3.margin);
          expect(right).toBeLessThanOrEqual(sra3.size.width - sra3.margin);
          expect(bottom).toBeLessThanOrEqual(sra3.size.height - sra3.margin);
        }
        const rows = Map.groupBy(boxes, ({ top }) => top);
        const heights = [...rows.keys()].sort((one, other) => one - other);
        heights.forEach((top, row) => {
          const inRow = (rows.get(top) ?? []).sort((one, other) => one.left - other.left);
          inRow.forEach(({ right, bottom }, place) => {
            const next = inRow[place + 1];
            if (next) expect(next.left).toBeGreaterThanOrEqual(right + sra3.gutter);
            const below = heights[row + 1];
            if (below !== undefined) expect(below).toBeGreaterThanOrEqual(bottom + sra3.gutter);
          });
        });
      }
      for (const piece of ordered) expect(printed.get(piece)).toBe(piece.copies);
    }),
    { numRuns: 60 },
  );
});
