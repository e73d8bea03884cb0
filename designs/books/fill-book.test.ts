import type { ComposedBook } from '@blattwerk/schemas/configurator/book.ts';
import type { DraftContent, DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { photobookDesigns } from '../catalogue/photobook-designs.ts';
import { layOut } from '../drafts/lay-out.ts';
import { isCustomers } from '../editing/customers-photos.ts';
import type { Design } from '../model/design.ts';
import { sheetsOf } from './book-operations.ts';
import { fillBook, withoutEmptyPlaces } from './fill-book.ts';
import { draftOf } from './testing/draft-of.ts';

const recipe = photobookDesigns().find(({ recipe: { product } }) => product.type === 'echtfotobuch')?.recipe;

function laidOut(content: DraftContent): { design: Design; book: ComposedBook } {
  if (!recipe) throw new Error('There is no such book.');
  const result = layOut(recipe, content, catalogue);
  if (!result.ok || !result.laidOut.book) throw new Error('It is no book.');
  return { design: result.laidOut.design, book: result.laidOut.book };
}

function inputOf(content: DraftContent) {
  const { design, book } = laidOut(content);
  return { sheets: sheetsOf(content, book), composed: book, design };
}

function photoOf(number: number, more: Partial<DraftPhoto> = {}): DraftPhoto {
  const photoId = `b1f9a5c2-7f0e-4c58-9d0b-${String(number).padStart(12, '0')}`;
  const url = `/web-api/photos/${photoId}/${'x'.repeat(43)}`;
  const crop = { focusX: 0.5, focusY: 0.5, zoom: 1 };
  const minute = String(number % 60).padStart(2, '0');
  const hour = String(Math.floor(number / 60)).padStart(2, '0');
  return {
    photoId,
    url,
    width: 3000,
    height: 2000,
    crop,
    takenAt: `2027-06-12T${hour}:${minute}:00`,
    ...more,
  };
}

/** Photos as the book shows them, page by page. */
function toldBy(content: DraftContent): DraftPhoto[] {
  const { pages } = laidOut(content).design;
  return pages
    .slice(1)
    .flatMap(({ layers }) => layers.filter(isCustomers).flatMap(({ slot }) => content.photos[slot] ?? []));
}

const begun = draftOf('20');

test('however many photos there are, none is lost, and they are told in their order', () => {
  const shapes = fc.array(fc.constantFrom({ width: 3000, height: 2000 }, { width: 2000, height: 3000 }), {
    maxLength: 90,
  });
  fc.assert(
    fc.property(shapes, (sizes) => {
      const tray = sizes.map((size, index) => photoOf(index, size));
      const filled = fillBook({ ...begun, tray }, inputOf(begun));
      const told = toldBy(filled);
      const inSlots = Object.values(filled.photos);
      expect(inSlots.length + filled.tray.length).toBe(tray.length);
      expect(told.length + Number('cover' in filled.photos)).toBe(inSlots.length);
      // Two that share a sheet may stand the other way round, where less of them is cut off then.
      const { sheets } = inputOf(filled);
      const times = sheets.map(({ id }) =>
        Object.entries(filled.photos).flatMap(([slot, { takenAt = '' }]) =>
          slot.startsWith(`photo-${id}-`) ? [takenAt] : [],
        ),
      );
      expect(times.flatMap((own) => own.toSorted())).toEqual(times.flat().toSorted());
    }),
    { numRuns: 20 },
  );
});

test('twenty photos fill a book of twenty pages, and of two that look alike the sharper one', () => {
  const likeness = 'f0f0a5a53c3c0ff0';
  const tray = Array.from({ length: 20 }, (_, index) => photoOf(index));
  const blurred = photoOf(40, { likeness, sharpness: 1 });
  const sharp = photoOf(41, { likeness, sharpness: 5 });
  const filled = fillBook({ ...begun, tray: [...tray, blurred, sharp] }, inputOf(begun));
  expect(filled.tray).toEqual([blurred]);
  expect(toldBy(filled)).toContainEqual(sharp);
  const { design } = laidOut(filled);
  const slots = design.pages.flatMap(({ layers }) => layers.filter(isCustomers).map(({ slot }) => slot));
  expect(slots.filter((slot) => !filled.photos[slot])).toEqual([]);
});

test('places that have no photo are taken away, those that have one keep it', () => {
  const filled = fillBook({ ...begun, tray: [1, 2, 3, 4].map((number) => photoOf(number)) }, inputOf(begun));
  const closed = withoutEmptyPlaces(filled, inputOf(filled));
  const { design } = laidOut(closed);
  const slots = design.pages.flatMap(({ layers }) => layers.filter(isCustomers).map(({ slot }) => slot));
  expect(slots.toSorted()).toEqual(Object.keys(closed.photos).toSorted());
  expect(Object.keys(closed.photos)).toHaveLength(4);
});

test('of more photos than a book holds as many are put in as its largest layouts take', () => {
  const tray = Array.from({ length: 200 }, (_, index) => photoOf(index));
  const filled = fillBook({ ...begun, tray }, inputOf(begun));
  expect(Object.keys(filled.photos)).toHaveLength(9 * 8 + 2 * 4 + 1);
  expect(filled.tray).toHaveLength(200 - 81);
});
