import type { Recipe } from '@blattwerk/designs/recipes/recipe.ts';
import type { ListedKind } from '@blattwerk/schemas/products/kind-lists.ts';
import { expect, test } from 'vitest';
import { furtherPages } from './further-pages.ts';

type Made = { kind: ListedKind; productType: string; fold: Recipe['fold']; shapes: number[] };

/** Width to height of each page after the front, of products of 120 × 170 mm. */
const made: Made[] = [
  { kind: 'card', productType: 'klappkarte-hoch', fold: 'book', shapes: [240 / 170] },
  { kind: 'card', productType: 'klappkarte-hoch', fold: 'tent', shapes: [120 / 340] },
  { kind: 'card', productType: 'doppelklappkarte-hoch', fold: 'trifold', shapes: [360 / 170] },
  { kind: 'card', productType: 'postkarte-hoch', fold: 'flat', shapes: [120 / 170] },
  { kind: 'card', productType: 'einzelkarte-hoch', fold: 'single', shapes: [] },
  {
    kind: 'calendar',
    productType: 'wandkalender',
    fold: 'single',
    shapes: [120 / 170, 120 / 170, 120 / 170],
  },
  { kind: 'photobook', productType: 'fotoheft', fold: 'single', shapes: [240 / 170, 240 / 170, 240 / 170] },
  { kind: 'photobox', productType: 'photoprint', fold: 'single', shapes: [] },
];

test.each(made)('a $productType of kind $kind, $fold, shows its further pages in their shapes', (one) => {
  const design = { ...one, id: 7, format: '120x170', recipeHash: 'abc' };
  const pages = furtherPages(design, { fold: one.fold, format: { width: 120, height: 170 } }, 'de');
  expect(pages.map(({ width, height }) => width / height)).toEqual(
    one.shapes.map((shape) => expect.closeTo(shape, 2)),
  );
  expect(pages.map(({ url }) => url)).toEqual(
    one.shapes.map((_, place) => `/web-api/pictures/7/abc?page=${place + 1}`),
  );
});
