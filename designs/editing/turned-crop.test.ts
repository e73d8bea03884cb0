import { cropSchema } from '@blattwerk/schemas/design/document.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverBox } from '../drawing/photo-drawing.ts';
import type { PhotoLayer } from '../model/design.ts';
import { allTurns } from './testing/photo-design.ts';
import { filteredCrop, isSameCrop, mirroredCrop, turnedCrop } from './turned-crop.ts';

type Crop = PhotoLayer['crop'];

const filters = ['black-and-white', 'warm'] as const;
const share = fc.integer({ min: 0, max: 10_000 }).map((digits) => digits / 10_000);
const crop: fc.Arbitrary<Crop> = fc
  .record({ focusX: share, focusY: share, zoom: fc.double({ min: 1, max: 5, noNaN: true }) })
  .chain((own) => fc.constantFrom(...allTurns).map((turn) => ({ ...own, ...turn })))
  .chain((own) => fc.constantFrom(undefined, ...filters).map((filter) => filteredCrop(own, filter)));
const step = fc.constantFrom<(now: Crop) => Crop>(
  (now) => turnedCrop(now, 1),
  (now) => turnedCrop(now, -1),
  mirroredCrop,
  (now) => filteredCrop(now, 'warm'),
);
const after = (start: Crop, ...steps: readonly ((now: Crop) => Crop)[]) =>
  steps.reduce((now, next) => next(now), start);
const right = (now: Crop) => turnedCrop(now, 1);
const left = (now: Crop) => turnedCrop(now, -1);

test('four turns are none, twice mirrored is not mirrored, and left takes back right', () => {
  fc.assert(
    fc.property(crop, (start) => {
      expect(after(start, right, right, right, right)).toEqual(start);
      expect(after(start, mirroredCrop, mirroredCrop)).toEqual(start);
      expect(after(start, right, left)).toEqual(start);
      expect(after(start, mirroredCrop, right, mirroredCrop)).toEqual(after(start, left));
      expect(isSameCrop(start, right(start))).toBe(false);
    }),
  );
});

test('however a crop is turned and mirrored, a draft may keep it; not turned, it says nothing of turns', () => {
  fc.assert(
    fc.property(crop, fc.array(step, { maxLength: 9 }), (start, steps) => {
      const end = after(start, ...steps);
      expect(cropSchema.safeParse(end).success).toBe(true);
      expect(JSON.parse(JSON.stringify(end))).toEqual(end);
    }),
  );
  const plain = { focusX: 0.3, focusY: 0.6, zoom: 1 };
  expect(Object.keys(after(plain, right, mirroredCrop, right, mirroredCrop))).toEqual(Object.keys(plain));
});

test('what is in the middle stays there while the photo turns', () => {
  const [slot, photo] = [
    { x: 0, y: 0, width: 100, height: 100 },
    { width: 800, height: 600 },
  ];
  const middleOf = (now: Crop) => {
    const { x, y, width, height } = coverBox(slot, photo, now);
    return [(50 - x) / width, (50 - y) / height].map((one) => Math.round(one * 1e3) / 1e3);
  };
  const start = { focusX: 0.4, focusY: 0.55, zoom: 3 };
  expect(middleOf(start)).toEqual([0.4, 0.55]);
  expect(middleOf(right(start))).toEqual([0.45, 0.4]);
  expect(middleOf(mirroredCrop(start))).toEqual([0.6, 0.55]);
});

test('a filter stays while its photo is turned and mirrored, and one that is taken off leaves nothing behind', () => {
  const plain = { focusX: 0.3, focusY: 0.6, zoom: 1 };
  const grey = filteredCrop(plain, 'black-and-white');
  expect(isSameCrop(plain, grey)).toBe(false);
  expect(after(grey, right, mirroredCrop).filter).toBe('black-and-white');
  expect(filteredCrop(grey, 'warm').filter).toBe('warm');
  expect(Object.keys(filteredCrop(grey, undefined))).toEqual(Object.keys(plain));
});
