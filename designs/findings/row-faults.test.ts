import { nameFieldsOf } from '@blattwerk/schemas/shop/cards/named-cards.ts';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueDesign } from '../catalogue/catalogue-design.ts';
import { catalogueDesigns } from '../catalogue/catalogue-designs.ts';
import { designOfRow } from '../editing/names.ts';
import { wordsToSetFor } from '../editing/set-for-rows.ts';
import { designWithUnfoiled } from '../editing/unfoiled.ts';
import { expandRecipe } from '../recipes/expand-recipe.ts';
import { openDiskFonts } from '../text/disk-fonts.ts';
import { foilFaults } from './foil/foil-faults.ts';
import { outlineDistance } from './outline-distance.ts';
import { rowFaults } from './row-faults.ts';

const fonts = openDiskFonts();
const fields = nameFieldsOf('tischkarte');
const cards = catalogueDesigns().filter(({ productType }) => productType === 'tischkarte');
/** Name cards, envelopes and address labels that have metal. */
const pressedCards = catalogueDesigns().filter(
  ({ productType, recipe }) => recipe.foil && nameFieldsOf(productType).length > 0,
);
/** Capitals with thin strokes, which long names make too small for metal. */
function inThinCapitals(id: number) {
  const card = pressedCards.find((one) => one.id === id);
  if (!card) throw new Error(`There is no pressed design ${id}.`);
  return { ...card, recipe: { ...card.recipe, pairing: 'cinzel' } };
}

function placeCard(names: string, card = cards[0]) {
  if (!card) throw new Error('There is no place card.');
  return asDrawn({ ...card, recipe: { ...card.recipe, texts: { ...card.recipe.texts, names } } });
}

function asDrawn({ recipe }: Pick<CatalogueDesign, 'recipe'>) {
  const expansion = expandRecipe(recipe, catalogue);
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

test('a row too fine for metal is told; short ones of the same card hold', () => {
  const rows = rowsOf('Ida', 'Ruth Bergmann-Schwarz', 'Jan');
  const design = asDrawn(inThinCapitals(161703));
  expect(rowFaults(design, { rows, fields }, fonts, outlineDistance)).toEqual([
    { row: 1, code: 'foil', slot: 'names' },
  ]);
  const printed = designWithUnfoiled(design, ['names']);
  expect(rowFaults(printed, { rows, fields }, fonts, outlineDistance)).toEqual([]);
});

test('no row that metal would not hold passes because its card’s own words would', {
  timeout: 120_000,
}, () => {
  const rows = rowsOf(
    'Ida',
    'Li',
    'Jill Illing',
    'Maximilian Hohenstein',
    'Ruth Bergmann-Schwarz',
    'Prof. Dr. Maximilian von Hohenstein',
    'WWW MMM',
  );
  const pressed = pressedCards.filter((_, place) => place % 9 === 0);
  for (const card of [inThinCapitals(161703), inThinCapitals(2146208), ...pressed]) {
    const design = asDrawn(card);
    const found = rowFaults(design, { rows, fields }, fonts, outlineDistance);
    const outOf = (code: string) => found.flatMap((fault) => (fault.code === code ? fault.row : []));
    const tooFine = rows.flatMap((row, place) => {
      const faults = foilFaults(designOfRow(design, row, fields), fonts);
      const isFound = faults.some(({ code, slot }) => code !== 'foil-faint' && slot === 'names');
      return isFound && !outOf('overfull').includes(place) ? place : [];
    });
    expect(outOf('foil'), card.name).toEqual(tooFine);
  }
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
