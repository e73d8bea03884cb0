import { mostSheets } from '@blattwerk/schemas/configurator/book-limits.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { singleLayouts, spreadLayouts } from './book-layouts.ts';
import { bookSheets } from './book-sheets.ts';
import { photobookStyles } from './photobook-spreads.ts';

const counts = fc.integer({ min: 4, max: 80 }).map((half) => 2 * half);
const styles = fc.constantFrom(...photobookStyles);
const orders = fc
  .uniqueArray(fc.integer({ min: 1, max: mostSheets }), { minLength: 3, maxLength: mostSheets })
  .map((ids) => ({ sheets: ids.map((id) => ({ id, layout: '1' })) }));

test('a book of so many pages has as many sheets, each once, whatever order was kept', () => {
  fc.assert(
    fc.property(counts, styles, orders, (pages, style, book) => {
      const sheets = bookSheets(pages, style, book);
      expect(sheets).toHaveLength(pages / 2 + 1);
      expect(new Set(sheets.map(({ id }) => id)).size).toBe(sheets.length);
      expect(sheets.every(({ id }) => id >= 1 && id <= mostSheets)).toBe(true);
      expect(sheets[0]).toEqual(book.sheets[0]);
      expect(sheets.at(-1)).toEqual(book.sheets.at(-1));
      expect(bookSheets(pages, style, { sheets })).toEqual(sheets);
    }),
  );
});

test('pages that were taken away by their number come back as they were', () => {
  const sheets = bookSheets(40, 'classic');
  expect(bookSheets(40, 'classic', { sheets: bookSheets(20, 'classic') })).toEqual(sheets);
});

test('there are layouts for none to eight photos, with a caption and without', () => {
  for (const style of photobookStyles) {
    const layouts = spreadLayouts(style);
    expect(new Set(layouts.map(({ id }) => id)).size).toBe(layouts.length);
    for (const hasWords of [true, false])
      for (const count of [0, 1, 2, 3, 4, 5, 6, 8])
        expect(
          layouts.some(({ photos, words }) => photos.length === count && (words !== null) === hasWords),
        ).toBe(true);
  }
  for (const count of [0, 1, 2, 3, 4])
    expect(singleLayouts.some(({ photos }) => photos.length === count)).toBe(true);
});
