import { mostPrints } from '@blattwerk/schemas/configurator/print-limits.ts';
import { type PrintRow, printListSchema } from '@blattwerk/schemas/configurator/prints.ts';
import {
  printBorders,
  printFormatGroups,
  printFormatsOf,
} from '@blattwerk/schemas/shop/photo-products/print-formats.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { photoPrintRecipe } from '../catalogue/photo-print-recipe.ts';
import { expandRecipe } from '../recipes/expand-recipe.ts';
import { designOfPrints } from './prints.ts';

const formats = printFormatGroups.flatMap((group) => printFormatsOf(group));

/** A print as it is composed in one size. */
function composed(format: string, border: string) {
  const product = { id: '100x150', name: 'Fotoabzug', productType: 'classic', formats: [format] };
  const recipe = photoPrintRecipe({ kind: 'photoprint', ...product });
  if (!recipe) throw new Error(`There is no print of ${format}.`);
  const expansion = expandRecipe({ ...recipe, options: { ...recipe.options, border } }, catalogue);
  if (!expansion.ok) throw new Error(expansion.problem.message);
  return expansion.design;
}

test('the page of a print is as if it had been composed in its size, whatever size it is made of', () => {
  const one = fc.constantFrom(...formats);
  fc.assert(
    fc.property(one, one, fc.constantFrom(...printBorders), (from, to, border) => {
      const row: PrintRow = { slot: 'photo', format: to, copies: 1 };
      const [page] = designOfPrints(composed(from, border), [row]).pages;
      const [wanted] = composed(to, border).pages;
      expect(page?.trim).toEqual(wanted?.trim);
      expect(page?.layers.map((layer) => 'box' in layer && layer.box)).toEqual(
        wanted?.layers.map((layer) => 'box' in layer && layer.box),
      );
    }),
  );
});

test('every print has a page and a photo of its own, and none are the document itself', () => {
  const design = composed('100x150', 'none');
  const rows = ['photo', 'photo-a', 'photo-b'].map((slot) => ({ slot, format: '150x100', copies: 2 }));
  const { pages } = designOfPrints(design, rows);
  expect(pages.map(({ layers: [layer] }) => layer?.type === 'photo' && layer.slot)).toEqual(
    rows.map(({ slot }) => slot),
  );
  expect(new Set(pages.map(({ id }) => id)).size).toBe(3);
  expect(designOfPrints(design, [])).toBe(design);
});

test('a list of prints has each photo once, and no more pieces than a line of a basket', () => {
  const row = (slot: string, copies = 1) => ({ slot, format: '100x150', copies });
  expect(printListSchema.safeParse([row('a'), row('a')]).success).toBe(false);
  expect(printListSchema.safeParse([row('a', 100), row('b', 100)]).success).toBe(true);
  const many = Array.from({ length: 11 }, (_, index) => row(`a${index}`, 100));
  expect(printListSchema.safeParse(many).success).toBe(false);
  const most = Array.from({ length: mostPrints + 1 }, (_, index) => row(`a${index}`));
  expect(printListSchema.safeParse(most).success).toBe(false);
});
