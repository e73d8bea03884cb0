import { nameFieldsOf } from '@blattwerk/schemas/shop/cards/named-cards.ts';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { catalogueDesigns } from '../catalogue/catalogue-designs.ts';
import { wordsToSetFor } from '../editing/set-for-rows.ts';
import { expandRecipe } from '../recipes/expand-recipe.ts';
import { openDiskFonts } from '../text/disk-fonts.ts';
import { outlineDistance } from './outline-distance.ts';
import { rowFaults } from './row-faults.ts';

const fonts = openDiskFonts();
const fields = nameFieldsOf('tischkarte');
const cards = catalogueDesigns().filter(({ productType }) => productType === 'tischkarte');

function placeCard(names: string, card = cards[0]) {
  if (!card) throw new Error('There is no place card.');
  const expansion = expandRecipe({ ...card.recipe, texts: { ...card.recipe.texts, names } }, catalogue);
  if (!expansion.ok) throw new Error(expansion.problem.message);
  return expansion.design;
}
const rowsOf = (...names: string[]) => names.map((each) => ({ names: each, place: '' }));

test('each row that cannot be printed is told by its place, with what is wrong', () => {
  const rows = rowsOf('Ida', ' ', 'Jan 🎉', 'Prof. Dr. Maximilian-Alexander von Hohenstein-Schwarzenberg');
  expect(rowFaults(placeCard('Charlotte'), { rows, fields }, fonts, outlineDistance)).toEqual([
    { row: 1, code: 'nameless' },
    { row: 2, code: 'dropped', slot: 'names', characters: '🎉' },
    { row: 3, code: 'overfull', slot: 'names' },
  ]);
});

test('a row keeps its place when others come before it', () => {
  const [ida, long] = rowsOf('Ida', 'Prof. Dr. Maximilian-Alexander von Hohenstein-Schwarzenberg');
  if (!ida || !long) throw new Error('There are two rows.');
  const design = placeCard('Charlotte');
  const places = (...rows: (typeof ida)[]) =>
    rowFaults(design, { rows, fields }, fonts, outlineDistance).map(({ row }) => row);
  expect(places(long)).toEqual([0]);
  expect(places(ida, ida, long)).toEqual([2]);
});

test('an address has no place on a card for names', () => {
  const rows = [{ names: 'Ida', place: 'Lindenweg 5' }];
  expect(rowFaults(placeCard('Charlotte'), { rows, fields }, fonts, outlineDistance)).toEqual([
    { row: 0, code: 'no-place', slot: 'place' },
  ]);
});

test('cards set for a list have room for nine of ten of its names, in every design', () => {
  const rows = rowsOf(
    'Ida',
    'Jan',
    'Anna Beispiel',
    'Familie Winter',
    'Maximilian Hohenstein',
    'Ruth Bergmann',
  );
  const { names = '' } = wordsToSetFor(rows, fields);
  expect(names).toBe('Maximilian Hohenstein');
  for (const card of cards.filter((_, place) => place % 6 === 0))
    expect(rowFaults(placeCard(names, card), { rows, fields }, fonts, outlineDistance), card.name).toEqual(
      [],
    );
});

test('a single long name does not make everybody’s small', () => {
  const rows = rowsOf(...Array.from({ length: 19 }, () => 'Anna'), 'Prof. Dr. Maximilian von Hohenstein');
  expect(wordsToSetFor(rows, fields)).toEqual({ names: 'Anna' });
});

test('a row that a cut may touch is told, and is no hindrance', () => {
  const [row] = rowsOf('Ida');
  const design = placeCard('Ida');
  // The sheet ends where the name does.
  const near = design.pages.map((page) => {
    const layer = page.layers.find((one) => one.type === 'text' && one.slot === 'names');
    const middle = layer?.type === 'text' ? layer.box.y + layer.box.height / 2 : page.trim.height;
    return { ...page, trim: { ...page.trim, height: middle + 2 } };
  });
  const list = { rows: row ? [row] : [], fields };
  expect(rowFaults({ ...design, pages: near }, list, fonts, outlineDistance)).toEqual([
    { row: 0, code: 'near-edge', slot: 'names' },
  ]);
  expect(rowFaults(design, list, fonts, outlineDistance)).toEqual([]);
});
