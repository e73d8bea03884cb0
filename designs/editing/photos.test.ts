import { expect, test } from 'vitest';
import { designWithPhotos } from './photos.ts';
import { collageOf } from './testing/photo-design.ts';

const design = collageOf(['photo-1', 'photo-2']);
const crop = { focusX: 0.2, focusY: 0.4, zoom: 1.5 };

test('a photo is cropped as the draft says, everything else stays the same object', () => {
  const changed = designWithPhotos(design, { 'photo-1': { crop }, 'photo-9': { crop } });
  const [before, after] = [design.pages[0]?.layers ?? [], changed.pages[0]?.layers ?? []];
  expect(after[0]).toEqual({ ...before[0], crop });
  expect(after[1]).toBe(before[1]);
});

test('crops as they are change nothing', () => {
  expect(designWithPhotos(design, {})).toBe(design);
  const own = designWithPhotos(design, { 'photo-2': { crop } });
  expect(designWithPhotos(own, { 'photo-2': { crop: { ...crop } } })).toBe(own);
});
