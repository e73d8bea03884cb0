import { expect, test } from 'vitest';
import { newContent } from '../session/operations.ts';
import { placeReceived } from './place-received.ts';
import type { SentPhoto } from './send-photo.ts';

const sent = (id: string, width: number, height: number): SentPhoto => ({
  id,
  url: `/web-api/photos/${id}/signature`,
  width,
  height,
  focus: { x: 0.5, y: 0.5 },
  capturedAt: '2026-07-04T15:30:00',
  likeness: 'f0f0a5a53c3c0ff0',
  sharpness: 3,
  expiresAt: '2026-11-20T12:00:00.000Z',
});
const upright = { slot: 'upright', width: 60, height: 90 };
const wide = { slot: 'wide', width: 90, height: 60 };

test('photos go where least of them is cut off, what is left into the tray, and none twice', () => {
  const empty = newContent({});
  const first = placeReceived(
    empty,
    [sent('a', 90, 60), sent('b', 60, 90), sent('c', 9, 9)],
    [upright, wide],
  );
  expect(first.photos.upright?.photoId).toBe('b');
  expect(first.photos.wide?.photoId).toBe('a');
  expect(first.tray.map(({ photoId }) => photoId)).toEqual(['c']);
  const again = placeReceived(first, [sent('a', 90, 60), sent('c', 9, 9), sent('d', 9, 9)], [upright, wide]);
  expect(again.photos).toEqual(first.photos);
  expect(again.tray.map(({ photoId }) => photoId)).toEqual(['c', 'd']);
});
