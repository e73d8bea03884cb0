import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestFit } from './best-fit.ts';

const wide = { width: 300, height: 200 };
const tall = { width: 200, height: 300 };

test('a tall photo goes into the tall slot, and photos alike keep their order', () => {
  expect(bestFit([tall, wide, wide], [wide, tall, wide])).toEqual([1, 0, 2]);
  expect(bestFit([wide, wide, wide], [wide, tall, wide])).toEqual([0, 1, 2]);
});

test('a photo that was turned fits where it stands upright now', () => {
  const turned = { ...wide, crop: { quarterTurns: 1 as const } };
  expect(bestFit([turned, wide], [wide, tall])).toEqual([1, 0]);
});

test('of more photos than slots the first are taken, and an unknown one takes what is left', () => {
  expect(bestFit([wide, tall, wide], [tall])).toEqual([0]);
  expect(bestFit([undefined, wide], [wide, tall])).toEqual([1, 0]);
});

test('every photo goes into one slot, and never is more cut off than in the order they came', () => {
  const side = fc.integer({ min: 10, max: 6000 });
  const sizes = fc.array(fc.record({ width: side, height: side }), { maxLength: 12 });
  fc.assert(
    fc.property(sizes, sizes, (photos, slots) => {
      const order = bestFit(photos, slots);
      expect(order.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: Math.min(photos.length, slots.length) }, (_, index) => index),
      );
      const cut = (places: readonly number[]) =>
        places.reduce((sum, photo, slot) => sum + misfit(photos[photo], slots[slot]), 0);
      expect(cut(order)).toBeLessThanOrEqual(cut(order.map((_, index) => index)) + 1e-9);
    }),
  );
});

function misfit(photo = wide, slot = wide): number {
  return Math.abs(Math.log((photo.width * slot.height) / (photo.height * slot.width)));
}
