import { mirroredCrop } from '@blattwerk/designs/editing/turned-crop.ts';
import { draftContentSchema } from '@blattwerk/schemas/configurator/draft.ts';
import { expect, test } from 'vitest';
import { newHistory, record, undo } from './history.ts';
import {
  losePhoto,
  newContent,
  removePhoto,
  setCrop,
  setFilterOfAll,
  setPhoto,
  withoutFound,
} from './operations.ts';

const photoId = 'b1f9a5c2-7f0e-4c58-9d0b-3f3f5a1c9e10';
const photo = {
  photoId,
  url: `/web-api/photos/${photoId}/${'x'.repeat(43)}`,
  width: 3000,
  height: 2000,
  crop: { focusX: 0.5, focusY: 0.5, zoom: 1 },
};
const empty = newContent({});

test('a photo is put in, cropped and taken out, and each step can be undone', () => {
  const put = setPhoto(empty, 'photo-1', photo);
  expect(draftContentSchema.parse(put).photos).toEqual({ 'photo-1': photo });
  const crop = { focusX: 0.2, focusY: 0.5, zoom: 1.4 };
  const cropped = setCrop(put, 'photo-1', () => crop);
  expect(cropped.photos['photo-1']).toEqual({ ...photo, crop });
  const removed = removePhoto(cropped, 'photo-1');
  expect(removed.photos).toEqual({});
  let history = newHistory(empty);
  for (const [content, on] of [
    [put, null],
    [cropped, 'crop photo-1'],
    [removed, null],
  ] as const)
    history = record(history, content, on);
  const steps = [undo(history), undo(undo(history)), undo(undo(undo(history)))];
  expect(steps.map(({ present }) => present)).toEqual([cropped, put, empty]);
});

test('a photo that the shop no longer has leaves its slot, and is spoken of until another stands there', () => {
  const put = setPhoto(setPhoto(empty, 'photo-1', photo), 'photo-2', photo);
  const gone = losePhoto(losePhoto(put, 'photo-1'), 'photo-2');
  expect(draftContentSchema.parse(gone)).toMatchObject({ photos: {}, lost: ['photo-1', 'photo-2'] });
  expect(losePhoto(gone, 'photo-1')).toBe(gone);
  const half = withoutFound(setPhoto(gone, 'photo-1', photo));
  expect(half.lost).toEqual(['photo-2']);
  expect(withoutFound(half)).toBe(half);
  expect(withoutFound(setPhoto(half, 'photo-2', photo))).not.toHaveProperty('lost');
});

test('what changes nothing is no step', () => {
  const put = setPhoto(empty, 'photo-1', photo);
  expect(setCrop(put, 'photo-1', (crop) => ({ ...crop }))).toBe(put);
  expect(setCrop(put, 'photo-2', mirroredCrop)).toBe(put);
  expect(removePhoto(put, 'photo-2')).toBe(put);
});

test('one filter is set on all photos, waiting ones too, and taken off them without a trace', () => {
  const put = { ...setPhoto(setPhoto(empty, 'photo-1', photo), 'photo-2', photo), tray: [photo] };
  const grey = setFilterOfAll(put, 'black-and-white');
  const kept = draftContentSchema.parse(grey);
  const filters = [...Object.values(kept.photos), ...kept.tray].map(({ crop }) => crop.filter);
  expect(filters).toEqual(Array(3).fill('black-and-white'));
  expect(JSON.stringify(setFilterOfAll(grey, undefined))).toBe(JSON.stringify(put));
});

test.each([
  `https://elsewhere.example/${photoId}`,
  `//elsewhere.example/web-api/photos/${photoId}/${'x'.repeat(43)}`,
  `/web-api/photos/${photoId}/${'x'.repeat(43)}?width=320`,
  `/web-api/photos/b1f9a5c2-7f0e-4c58-9d0b-3f3f5a1c9e11/${'x'.repeat(43)}`,
])('a draft shows photos of our own alone, and the one it names: %s', (url) => {
  const put = setPhoto(empty, 'photo-1', { ...photo, url });
  expect(draftContentSchema.safeParse(put).success).toBe(false);
});

test.each([
  { sides: { width: 1500, height: 1000 }, isKept: true, what: 'the same photo, smaller' },
  { sides: { width: 2000, height: 3000 }, isKept: false, what: 'one that stands upright' },
])(
  'a photo that the shop has lost leaves its crop to another of its proportions: $what',
  ({ sides, isKept }) => {
    const crop = { focusX: 0.2, focusY: 0.7, zoom: 2 };
    const other = { ...photo, ...sides };
    const lost = losePhoto(
      setPhoto(empty, 'photo-1', { ...photo, width: 3000, height: 2000, crop }),
      'photo-1',
    );
    expect(lost.photos).toEqual({});
    expect(withoutFound(lost)).toBe(lost);
    expect(draftContentSchema.safeParse(lost).success).toBe(true);
    const found = withoutFound(setPhoto(lost, 'photo-1', other));
    expect(found.photos['photo-1']).toEqual(isKept ? { ...other, crop } : other);
    expect(found).not.toHaveProperty('lost');
    expect(found).not.toHaveProperty('lostCrops');
  },
);
