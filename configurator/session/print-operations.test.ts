import { draftContentSchema } from '@blattwerk/schemas/configurator/draft.ts';
import { mostPrints } from '@blattwerk/schemas/configurator/print-limits.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeDrafts } from './merge-drafts.ts';
import { newContent, setPhoto } from './operations.ts';
import {
  addPrints,
  removePrints,
  setAllPrints,
  setPrint,
  setPrintPhoto,
  setPrintSize,
  turnPrint,
  turnPrintedPhoto,
} from './print-operations.ts';

const id = '0b5e2c1a-6f0e-4b5e-9d1a-0123456789ab';
const photo = (width: number, height: number) => ({
  photoId: id,
  url: `/web-api/photos/${id}/${'a'.repeat(43)}`,
  width,
  height,
  crop: { focusX: 0.5, focusY: 0.5, zoom: 1 },
});
const usual = { format: '100x150', copies: 1 };
const empty = newContent({ format: '100x150' });

const slot = fc.integer({ min: 0, max: 9 }).map((number) => `photo-${number}`);
const size = fc.constantFrom('100x150', '130x180', '90x130');
const step = fc.oneof(
  fc.uniqueArray(slot, { maxLength: 4 }).map((slots) => (now: typeof empty) => {
    const fresh = slots.filter((one) => !now.prints.some((row) => row.slot === one));
    return addPrints(now, fresh, usual);
  }),
  fc.tuple(slot, fc.boolean()).map(
    ([one, isWide]) =>
      (now: typeof empty) =>
        setPrintPhoto(now, one, isWide ? photo(3, 2) : photo(2, 3)),
  ),
  fc.tuple(slot, size).map(
    ([one, to]) =>
      (now: typeof empty) =>
        setPrintSize(now, one, to),
  ),
  fc.tuple(slot, fc.integer({ min: -5, max: 500 })).map(
    ([one, copies]) =>
      (now: typeof empty) =>
        setPrint(now, one, { copies }),
  ),
  slot.map((one) => (now: typeof empty) => turnPrint(now, one)),
  slot.map((one) => (now: typeof empty) => removePrints(now, [one])),
  fc
    .record({ size, copies: fc.integer({ min: 1, max: 400 }) })
    .map((all) => (now: typeof empty) => setAllPrints(now, all)),
);

test('whatever is done with prints, the draft can be kept, and no photo is without its print', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const content = steps.reduce((now, change) => change(now), empty);
      expect(draftContentSchema.safeParse(content).success).toBe(true);
      const slots = content.prints.map((row) => row.slot);
      expect(Object.keys(content.photos).every((one) => slots.includes(one))).toBe(true);
    }),
  );
});

test('the one photo of before is the first print, the way round that it is', () => {
  const one = setPhoto(empty, 'photo', photo(1500, 1000));
  expect(addPrints(one, ['photo-a'], usual).prints).toEqual([
    { slot: 'photo', format: '150x100', copies: 1 },
    { slot: 'photo-a', format: '100x150', copies: 1 },
  ]);
});

test('a size is the same way round as before; a square one has none', () => {
  const wide = setPrintPhoto(addPrints(empty, ['photo-a'], usual), 'photo-a', photo(3, 2));
  expect(wide.prints).toMatchObject([{ format: '150x100' }]);
  expect(setAllPrints(wide, { size: '130x180', copies: 3 }).prints).toMatchObject([
    { format: '180x130', copies: 3 },
  ]);
  expect(turnPrint(setPrintSize(wide, 'photo-a', '130x180'), 'photo-a').prints).toMatchObject([
    { format: '130x180' },
  ]);
});

test('no more prints than are bought at once, and none of them lost by a larger number', () => {
  const many = Array.from({ length: mostPrints + 5 }, (_, index) => `photo-${index}`);
  const full = addPrints(empty, many, usual);
  expect(full.prints).toHaveLength(mostPrints);
  expect(setAllPrints(full, { copies: 50 })).toBe(full);
});

test('prints that were added on two devices are all kept, changes of both too', () => {
  const base = addPrints(empty, ['photo-a'], usual);
  const mine = addPrints(setPrint(base, 'photo-a', { copies: 4 }), ['photo-b'], usual);
  const theirs = addPrints(base, ['photo-c'], usual);
  expect(mergeDrafts(base, mine, theirs).prints.map((row) => [row.slot, row.copies])).toEqual([
    ['photo-a', 4],
    ['photo-b', 1],
    ['photo-c', 1],
  ]);
  expect(mergeDrafts(base, mine, removePrints(base, ['photo-a'])).prints.map((row) => row.slot)).toContain(
    'photo-b',
  );
});

test('a print turns with its photo, so that the same part of it is seen; one that is added later goes by how it lies', () => {
  const listed = setPrintPhoto(addPrints(empty, ['photo-1'], usual), 'photo-1', photo(3, 2));
  const turned = turnPrintedPhoto(listed, 'photo-1', 1);
  expect(turned.prints[0]?.format).toBe('100x150');
  expect(turned.photos['photo-1']?.crop.quarterTurns).toBe(1);
  expect(turnPrintedPhoto(turned, 'photo-1', -1)).toEqual(listed);
  const only = setPhoto(empty, 'photo', { ...photo(3, 2), crop: { ...photo(3, 2).crop, quarterTurns: 3 } });
  expect(addPrints(only, ['photo-1'], usual).prints[0]).toMatchObject({ slot: 'photo', format: '100x150' });
});
