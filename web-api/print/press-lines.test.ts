import { expect, test } from 'vitest';
import { type PressLine, piecesOf, pressGroupOf, sheetsOf } from './press-lines.ts';

const choice = {
  kind: 'card',
  productType: 'tischkarte',
  format: '90x55',
  paper: 'feinstpapier',
  refinement: 'ohne',
  punching: 'none',
  ribbon: 'none',
  tag: 'none',
};
const page = { width: 90, height: 55 };
const group = { stock: 'card', paper: 'feinstpapier', refinement: 'none', foil: null, sides: 1 } as const;

test('a place card is printed with others; a postcard and a poster are not', () => {
  expect(pressGroupOf({ choice, pages: [page], sheets: 1, foil: null })).toEqual(group);
  const postcard = { ...choice, productType: 'postkarte-hoch', format: '105x148' };
  expect(pressGroupOf({ choice: postcard, pages: [page], sheets: 1, foil: null })).toBeUndefined();
  const poster = { width: 600, height: 900 };
  expect(pressGroupOf({ choice, pages: [poster], sheets: 1, foil: null })).toBeUndefined();
});

test('sides are told from pages also where every name has its own', () => {
  const pages = Array.from({ length: 162 }, () => page);
  const sheets = sheetsOf({ names: 80, copies: 100 });
  expect(pressGroupOf({ choice, pages, sheets, foil: null })).toMatchObject({ sides: 2 });
  expect(sheetsOf({ names: 80, copies: 80 })).toBe(80);
  expect(sheetsOf({ names: 0, copies: 50 })).toBe(1);
});

test('every name is printed once, what was ordered beyond them as often as is left', () => {
  const line: PressLine = {
    printFileId: 'a',
    order: '2026-000001',
    line: 1,
    name: 'Platzkarte',
    sha256: '',
    group: { ...group, sides: 2 },
    trim: page,
    copies: 5,
    isCalledBack: false,
    names: 2,
  };
  expect(piecesOf(line).map(({ copies, front, back }) => [copies, front, back])).toEqual([
    [1, 0, 1],
    [1, 2, 3],
    [3, 4, 5],
  ]);
});
