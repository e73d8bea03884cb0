import type { BookSetting } from '@blattwerk/schemas/configurator/book.ts';
import { expect, test } from 'vitest';
import { catalogue } from '../../catalogue/catalogue.ts';
import { photobookDesigns } from '../../catalogue/photobook-designs.ts';
import type { PhotoLayer } from '../../model/design.ts';
import { expandRecipe } from '../../recipes/expand-recipe.ts';
import { bookSheets } from './book-sheets.ts';
import { styleOf } from './photobook-spreads.ts';

const styles = Map.groupBy(photobookDesigns(), ({ recipe }) => String(recipe.options.style));
const books = [...styles.values()].flatMap(([first]) => first ?? []);

function pagesOf(recipe: (typeof books)[number]['recipe'], pages?: number, book?: BookSetting) {
  const bought = { ...(pages !== undefined && { pages }), ...(book && { book }) };
  const expansion = expandRecipe({ ...recipe, ...bought }, catalogue);
  if (!expansion.ok) throw new Error(expansion.problem.message);
  return expansion.design.pages;
}

test.each(books.map((book) => [String(book.recipe.options.style), book] as const))(
  'a book in the look „%s“ has as many pages as are bought, each photo and each caption once',
  (_, { recipe }) => {
    for (const count of [16, 24, 160]) {
      const pages = pagesOf(recipe, count);
      const inside = pages.slice(1);
      const width = recipe.format.width;
      expect(inside.reduce((sum, { trim }) => sum + Math.round(trim.width / width), 0)).toBe(count);
      const photos = pages.flatMap(({ layers }) =>
        layers.filter((layer): layer is PhotoLayer => layer.type === 'photo'),
      );
      expect(new Set(photos.map(({ slot }) => slot)).size).toBe(photos.length);
      expect(photos.filter(({ sample }) => catalogue.illustration(sample) === undefined)).toEqual([]);
    }
  },
);

test('the catalogue shows a cover and six spreads', () => {
  for (const { recipe } of books) expect(pagesOf(recipe)).toHaveLength(7);
});

test.each(books.map((book) => [String(book.recipe.options.style), book] as const))(
  'pages of a book in the look „%s“ are moved with all that stands on them',
  (_, { recipe }) => {
    const sheets = bookSheets(20, styleOf(recipe.options.style));
    const [first, second, third, ...others] = sheets;
    if (!first || !second || !third) throw new Error('The book has no pages.');
    const before = pagesOf(recipe, 20);
    const after = pagesOf(recipe, 20, { sheets: [first, third, second, ...others] });
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[2]?.layers).toEqual(before[3]?.layers);
    expect(after[3]?.layers).toEqual(before[2]?.layers);
    expect(after[5]?.layers).toEqual(before[5]?.layers);
  },
);
