import { expect, test } from 'vitest';
import { catalogue } from '../../catalogue/catalogue.ts';
import { photobookDesigns } from '../../catalogue/photobook-designs.ts';
import { recipeOfLayout } from '../../drafts/recipe-of-layout.ts';
import type { TextLayer } from '../../model/design.ts';
import { expandRecipe } from '../../recipes/expand-recipe.ts';

const books = photobookDesigns();

function coverOf(type: string, choice: Record<string, string>) {
  const recipe = books.find((book) => book.recipe.product.type === type)?.recipe;
  if (!recipe) throw new Error('There is no such book.');
  const look = { palette: null, pairing: null };
  const layout = { choice, look, setFor: { spine: 'Unser Jahr' }, calendar: null, book: null };
  const expansion = expandRecipe(recipeOfLayout(recipe, layout), catalogue);
  const cover = expansion.ok ? expansion.design.pages[0] : undefined;
  if (!cover) throw new Error('There is no cover.');
  return { cover, width: recipe.format.width, height: recipe.format.height };
}

const titleOf = ({ cover }: ReturnType<typeof coverOf>) =>
  cover.layers.find((layer): layer is TextLayer => layer.type === 'text' && layer.slot === 'spine');

test('a cover is back, spine and front in one piece, as wide as the book is thick', () => {
  const book = coverOf('echtfotobuch', { pages: '60', paper: 'glaenzend', cover: 'hard' });
  const { cover, width } = book;
  expect(cover.trim.width).toBe(2 * width + 26);
  expect(cover.folds).toEqual([{ x: width }, { x: width + 26 }]);
  expect(cover.panels.map(({ id, box }) => [id, box.x])).toEqual([
    ['back', 0],
    ['front', width + 26],
  ]);
});

test('the title stands in the middle of the spine, turned to be read from head to foot', () => {
  const book = coverOf('echtfotobuch', { pages: '60' });
  const title = titleOf(book);
  expect(title).toMatchObject({ text: 'Unser Jahr', rotate: 90 });
  const box = title?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(box.x + box.width / 2).toBeCloseTo(book.width + 13);
  expect(box.y + box.height / 2).toBeCloseTo(book.height / 2);
  expect(box.height).toBeLessThan(26);
});

test('soft covers, narrow spines and stapled booklets are not titled', () => {
  expect(titleOf(coverOf('digitalfotobuch', { pages: '160', cover: 'soft' }))).toBeUndefined();
  expect(titleOf(coverOf('digitalfotobuch', { pages: '24', cover: 'hard' }))).toBeUndefined();
  expect(titleOf(coverOf('digitalfotobuch', { pages: '160', cover: 'hard' }))).toBeDefined();
  const booklet = coverOf('fotoheft', { pages: '16' });
  expect(titleOf(booklet)).toBeUndefined();
  expect(booklet.cover.trim.width).toBe(2 * booklet.width);
});
