import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newContent, setPhoto } from '../session/operations.ts';
import { furtherSlots, growFor, onePhotoFewer, setPhotoCount } from './collage-operations.ts';

const photo = (number: number) => ({
  photoId: `${number}`.padStart(36, '0'),
  url: '',
  width: 3,
  height: 2,
  crop: { focusX: number / 50, focusY: 0.5, zoom: 1 + number / 10 },
});
const filled = fc
  .uniqueArray(fc.integer({ min: 1, max: 12 }))
  .map((numbers) =>
    numbers.reduce((content, number) => setPhoto(content, `photo-${number}`, photo(number)), newContent({})),
  );
const kept = ({ photos, tray }: ReturnType<typeof newContent>) =>
  [...Object.values(photos), ...tray].toSorted((one, other) => one.photoId.localeCompare(other.photoId));

test('whatever number a collage has, no photo is lost, and each keeps its crop', () => {
  fc.assert(
    fc.property(filled, fc.array(fc.boolean(), { maxLength: 20 }), (content, steps) => {
      let count = 12;
      let now = content;
      for (const isMore of steps) {
        now = isMore ? growFor(now, count, 1) : onePhotoFewer(now, count);
        count = now.photoCount ?? count;
        expect(count).toBeGreaterThan(0);
      }
      expect(kept(now)).toEqual(kept(content));
    }),
  );
});

test('twelve become fifteen and twelve again; an empty place goes before a photo does', () => {
  const twelve = furtherSlots(0, 12).reduce(
    (now, slot, at) => setPhoto(now, slot, photo(at)),
    newContent({}),
  );
  const fifteen = growFor(twelve, 12, 3);
  expect(fifteen).toMatchObject({ photoCount: 15, photos: twelve.photos });
  const fourteen = onePhotoFewer(setPhoto(fifteen, 'photo-15', photo(15)), 15);
  expect(fourteen.photos['photo-14']).toEqual(photo(15));
  const full = setPhotoCount(twelve, 12);
  expect(onePhotoFewer(full, 12)).toEqual({ ...full, photoCount: 11 });
});
