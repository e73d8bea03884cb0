import { type PhotoTurn, turnedSize } from '../drawing/photo-turn.ts';
import type { Size } from '../model/shape.ts';

/** A photo, as it was taken, and how the customer has turned it since. */
export type FittedPhoto = Size & { crop?: PhotoTurn };

/**
 * Which photo goes into which slot: in the order both have, photos swapped where less of them is cut off then.
 * @param photos undefined: a file whose size is not known before it is there; it fits everywhere alike
 * @returns for each slot the place of its photo among the photos; as many as the shorter list has
 */
export function bestFit(photos: readonly (FittedPhoto | undefined)[], slots: readonly Size[]): number[] {
  const order = photos.slice(0, slots.length).map((_, index) => index);
  const cost = (slot: number, photo: number) => misfit(photos[photo], slots[slot]);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let one = 0; one < order.length; one += 1)
      for (let other = one + 1; other < order.length; other += 1) {
        const [first = 0, second = 0] = [order[one], order[other]];
        const gain = cost(one, first) + cost(other, second) - cost(one, second) - cost(other, first);
        if (gain < leastGain) continue;
        order[one] = second;
        order[other] = first;
        isBetter = true;
      }
  }
  return order;
}

/** Photos of one camera differ by a pixel: their order counts for more. */
const leastGain = 0.02;

/** Nothing for the same proportions; grows with what is cut off. */
export function misfit(photo: FittedPhoto | undefined, slot: Size | undefined): number {
  if (!photo || !slot) return 0;
  const { width, height } = turnedSize(photo, photo.crop ?? {});
  return Math.abs(Math.log((width * slot.height) / (height * slot.width)));
}
