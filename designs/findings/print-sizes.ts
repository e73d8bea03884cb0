import { type Sharpness, sharpnessOf } from '@blattwerk/schemas/shop/sizes/sharpness.ts';
import type { PhotoLayer } from '../model/design.ts';
import type { Size } from '../model/shape.ts';
import { dotsPerInch } from './dots-per-inch.ts';

/** A photo in the one place of its print. */
export type PrintedPhoto = {
  /** Of the print as it is chosen. */
  trim: Size;
  layer: Pick<PhotoLayer, 'box' | 'crop'>;
  /** Pixels, upright. */
  photo: Size;
};

/** How a photo looks in another size of its print, with the same bleed or border and the same crop. */
export function sharpnessIn(size: Size, { trim, layer: { box, crop }, photo }: PrintedPhoto): Sharpness {
  const width = size.width + box.width - trim.width;
  const height = size.height + box.height - trim.height;
  return sharpnessOf(size, Math.floor(dotsPerInch({ box: { ...box, width, height }, crop }, photo)));
}

const centimetre = 10;
/** Larger than anything that is printed (centimetres). */
const mostLong = 500;

/** The largest print of the chosen proportions in which the photo looks sharp, in whole centimetres; none below one. */
export function sharpUpTo(printed: PrintedPhoto): Size | undefined {
  const { width, height } = printed.trim;
  const ratio = width / height;
  const sizeOf = (long: number): Size => {
    const short = Math.max(1, Math.floor(long * Math.min(ratio, 1 / ratio)));
    return ratio >= 1
      ? { width: long * centimetre, height: short * centimetre }
      : { width: short * centimetre, height: long * centimetre };
  };
  let [sharp, coarse] = [0, mostLong + 1];
  while (coarse - sharp > 1) {
    const middle = Math.floor((sharp + coarse) / 2);
    if (sharpnessIn(sizeOf(middle), printed) === 'sharp') sharp = middle;
    else coarse = middle;
  }
  return sharp === 0 ? undefined : sizeOf(sharp);
}
