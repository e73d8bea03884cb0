import type { BookLayout, ComposedBook } from '@blattwerk/schemas/configurator/book.ts';
import { bookSettingSchema } from '@blattwerk/schemas/configurator/book.ts';
import type { DraftContent, DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  insertSheets,
  moveSheet,
  pagesOf,
  removable,
  removeSheets,
  setSheetLayout,
  sheetsOf,
} from './book-operations.ts';
import { draftOf } from './testing/draft-of.ts';

const layouts: BookLayout[] = ['own-1', 'own-2', '0'].map((id) => ({ id, photos: [], words: null }));

function bookOf(step: 2 | 4): ComposedBook {
  const sheets = [80, 1, 2, 3, 4, 5, 6, 7, 81].map((id) => ({ id, layout: 'own-1' }));
  return { sheets, pages: { minimum: 16, maximum: 160, step }, spreads: layouts, singles: layouts };
}

function photoOf(number: number) {
  const photoId = `b1f9a5c2-7f0e-4c58-9d0b-${String(number).padStart(12, '0')}`;
  const url = `/web-api/photos/${photoId}/${'x'.repeat(43)}`;
  return { photoId, url, width: 3000, height: 2000, crop: { focusX: 0.5, focusY: 0.5, zoom: 1 } };
}

function withPhoto(content: DraftContent, slot: string, photo: DraftPhoto): DraftContent {
  return { ...content, photos: { ...content.photos, [slot]: photo } };
}

type Step = { what: 'move' | 'insert' | 'remove' | 'layout'; at: number; to: number };
const steps = fc.array(
  fc.record<Step>({
    what: fc.constantFrom('move', 'insert', 'remove', 'layout'),
    at: fc.nat(90),
    to: fc.nat(90),
  }),
  { maxLength: 60 },
);

function apply(content: DraftContent, { what, at, to }: Step, book: ComposedBook): DraftContent {
  const sheets = sheetsOf(content, book);
  switch (what) {
    case 'move':
      return moveSheet(content, sheets, at, to);
    case 'insert':
      return insertSheets(content, sheets, at, book);
    case 'remove':
      return removeSheets(content, sheets, at, book);
    case 'layout':
      return setSheetLayout(content, sheets, at, '0');
  }
}

test('whatever is done to the pages, it stays a book that can be bound, and no photo is lost', () => {
  fc.assert(
    fc.property(steps, fc.constantFrom(2 as const, 4 as const), (all, step) => {
      const book = bookOf(step);
      const begun = book.sheets.reduce(
        (content, { id }) => withPhoto(content, `photo-${id}-1`, photoOf(id)),
        draftOf('16'),
      );
      const content = all.reduce((now, one) => apply(now, one, book), begun);
      const sheets = sheetsOf(content, book);
      const pages = pagesOf(sheets);
      expect(bookSettingSchema.safeParse({ sheets }).success).toBe(true);
      expect(pages).toBeGreaterThanOrEqual(16);
      expect(pages).toBeLessThanOrEqual(160);
      expect((pages - 16) % step).toBe(0);
      expect(content.choice.pages).toBe(String(pages));
      expect([sheets[0]?.id, sheets.at(-1)?.id]).toEqual([80, 81]);
      expect(Object.keys(content.photos).length + content.tray.length).toBe(book.sheets.length);
    }),
  );
});

test('pages that are taken away leave their photos in the tray and take their captions along', () => {
  const book = bookOf(4);
  const more = insertSheets(draftOf('16'), book.sheets, 2, book);
  expect(sheetsOf(more, book).map(({ id }) => id)).toEqual([80, 1, 2, 8, 9, 3, 4, 5, 6, 7, 81]);
  const filled = { ...withPhoto(more, 'photo-9-1', photoOf(1)), texts: { 'caption-9': 'Am Meer' } };
  const fewer = removeSheets(filled, sheetsOf(filled, book), 3, book);
  expect(fewer.choice.pages).toBe('16');
  expect(fewer.tray).toEqual([photoOf(1)]);
  expect([fewer.photos, fewer.texts]).toEqual([{}, {}]);
});

test('the pages before the last go together with those before them', () => {
  const book = bookOf(4);
  const more = insertSheets(draftOf('16'), book.sheets, 2, book);
  expect(removable(sheetsOf(more, book), 9, book)).toBe(8);
  expect(removable(sheetsOf(more, book), 0, book)).toBeUndefined();
  expect(removable(book.sheets, 3, book)).toBeUndefined();
});
