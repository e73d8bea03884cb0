import type { NameRow } from '@blattwerk/schemas/configurator/names.ts';
import { nameFieldsOf } from '@blattwerk/schemas/shop/cards/named-cards.ts';
import { array, assert, constantFrom, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueDesigns } from '../catalogue/catalogue-designs.ts';
import { designOf } from '../print/testing/print-jobs.ts';
import { designOfRow, designsOfRows, sheetsOfRows } from './names.ts';
import { wordsOf } from './words.ts';

const designs = ['tischkarte', 'tischklappkarte', 'adressaufkleber', 'briefumschlag-c6'].flatMap((type) => {
  const found = catalogueDesigns().find(({ productType }) => productType === type);
  return found ? [{ design: designOf(found.id), fields: nameFieldsOf(type) }] : [];
});
const row = record({ names: string({ minLength: 1 }), place: string() });
const anyDesign = constantFrom(...designs);

test('a card says what its row says, whichever row stood there before, and nothing else changes', () => {
  assert(
    property(anyDesign, row, row, ({ design, fields }, first, second) => {
      const card = designOfRow(designOfRow(design, first, fields), second, fields);
      expect(card).toEqual(designOfRow(design, second, fields));
      const words = wordsOf(card);
      for (const [slot, text] of wordsOf(design))
        expect(words.get(slot)).toBe(fields.find((field) => field === slot) ? second[field(slot)] : text);
    }),
  );
  function field(slot: string): keyof NameRow {
    return slot === 'place' ? 'place' : 'names';
  }
});

test('a sheet for every row in its order, and one without a name where there are spares', () => {
  assert(
    property(
      anyDesign,
      array(row, { minLength: 1, maxLength: 12 }),
      constantFrom(0, 7),
      ({ design, fields }, rows, spares) => {
        const { pages } = sheetsOfRows(design, { rows, fields }, spares);
        expect(pages).toHaveLength(design.pages.length * (rows.length + (spares > 0 ? 1 : 0)));
        expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
        const cards = designsOfRows(design, { rows, fields });
        expect(pages.slice(0, cards.length * design.pages.length).map(({ layers }) => layers)).toEqual(
          cards.flatMap((card) => card.pages.map(({ layers }) => layers)),
        );
        if (spares > 0)
          expect(wordsOf({ ...design, pages: pages.slice(-design.pages.length) }).get('names')).toBe('');
      },
    ),
  );
});

test('what no row fills is the same in all sheets: it is compared once', () => {
  const folded = designs[1];
  if (!folded) throw new Error('There is no folded place card.');
  const rows = [
    { names: 'Ida', place: '' },
    { names: 'Jan', place: '' },
  ];
  const { pages } = sheetsOfRows(folded.design, { rows, fields: folded.fields }, 0);
  const [, inside, , other] = pages;
  expect(inside?.layers).toBe(other?.layers);
});
