import { expect, test } from 'vitest';
import { draftPhotoOf, inNumberOrder } from './draft-photo.ts';

const sent = {
  id: 'b1f9a5c2-7f0e-4c58-9d0b-3f3f5a1c9e10',
  url: `/web-api/photos/b1f9a5c2-7f0e-4c58-9d0b-3f3f5a1c9e10/${'x'.repeat(43)}`,
  width: 3000,
  height: 2000,
  focus: { x: 0.4, y: 0.5 },
  capturedAt: null,
  likeness: 'f0f0a5a53c3c0ff0',
  sharpness: 3,
  expiresAt: '2027-08-11T00:00:00.000Z',
};

test('a photo that does not say when it was taken goes by its file', () => {
  const file = { lastModified: new Date(2027, 5, 12, 14, 30).getTime() };
  expect(draftPhotoOf(sent, file).takenAt).toBe('2027-06-12T14:30:00');
  expect(draftPhotoOf({ ...sent, capturedAt: '2026-01-02T03:04:05' }, file).takenAt).toBe(
    '2026-01-02T03:04:05',
  );
});

test('files are sent as they are numbered', () => {
  const files = ['IMG_10.jpg', 'IMG_9.jpg'].map((name) => new File([], name));
  expect(inNumberOrder(files).map(({ name }) => name)).toEqual(['IMG_9.jpg', 'IMG_10.jpg']);
});
