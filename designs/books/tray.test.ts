import type { DraftContent, DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftOf } from './testing/draft-of.ts';
import { addToTray, dropPhoto, placePhoto, swapPhotos, unplacePhoto, waitingPhotos } from './tray.ts';

const slots = new Set(['photo-1-1', 'photo-1-2', 'photo-2-1']);
const everySlot = [...slots, 'photo-9-1'];

function photoOf(number: number): DraftPhoto {
  const photoId = `b1f9a5c2-7f0e-4c58-9d0b-${String(number).padStart(12, '0')}`;
  const url = `/web-api/photos/${photoId}/${'x'.repeat(43)}`;
  const crop = { focusX: 0.5, focusY: 0.5, zoom: 1 };
  return { photoId, url, width: 3000, height: 2000, crop, takenAt: `2027-06-12T08:00:0${9 - number}` };
}

const six = [1, 2, 3, 4, 5, 6].map(photoOf);
const idsOf = ({ photos, tray }: DraftContent) =>
  [...Object.values(photos), ...tray].map(({ photoId }) => photoId).toSorted();

const step = fc.record({
  what: fc.constantFrom('place', 'unplace', 'swap'),
  at: fc.nat(7),
  slot: fc.constantFrom(...everySlot),
  other: fc.constantFrom(...everySlot),
});

test('however photos are put in, swapped and taken out, each stays once', () => {
  const begun = six.reduce(addToTray, draftOf('20'));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const content = steps.reduce((now, { what, at, slot, other }) => {
        const waiting = waitingPhotos(now, slots)[at];
        if (what === 'swap') return swapPhotos(now, slot, other);
        if (what === 'unplace') return unplacePhoto(now, slot);
        return waiting ? placePhoto(now, waiting, slot) : now;
      }, begun);
      expect(idsOf(content)).toEqual(idsOf(begun));
      const placed = Object.keys(content.photos).filter((slot) => slots.has(slot));
      expect(waitingPhotos(content, slots)).toHaveLength(six.length - placed.length);
    }),
  );
});

test('photos whose slot is gone wait with the others, as they were taken, and can be deleted', () => {
  const [first, second] = six;
  if (!first || !second) throw new Error('There are no photos.');
  const content = { ...addToTray(draftOf('20'), first), photos: { 'photo-9-1': second } };
  const waiting = waitingPhotos(content, slots);
  expect(waiting.map(({ photo }) => photo)).toEqual([second, first]);
  const fewer = waiting.reduce(dropPhoto, content);
  expect([fewer.photos, fewer.tray]).toEqual([{}, []]);
});
