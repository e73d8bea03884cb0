import type { Format } from './formats.ts';

/** Pixels an inch from which a picture in the hand looks sharp. */
const inTheHand = 150;
/** Millimetres across of what is still looked at in the hand; anything larger is looked at from further away. */
const handDiagonal = 360;
/** A picture of fewer than this share of what it needs is not printed. */
const leastShare = 0.5;

export type DotsNeeded = {
  /** Pixels an inch from which it looks sharp. */
  sharp: number;
  /** Fewer are not printed. */
  least: number;
};

/**
 * How many pixels an inch a picture of a size needs: one rule for what shoppers are told and for what is refused. Who
 * stands before a large picture sees it from further away, though not by as much as it is larger.
 */
export function dotsNeeded({ width, height }: Format): DotsNeeded {
  const sharp = inTheHand * Math.min(1, Math.sqrt(handDiagonal / Math.hypot(width, height)));
  return { sharp, least: sharp * leastShare };
}

export type Sharpness = 'sharp' | 'coarse' | 'unprintable';

/** @param dotsPerInch that the picture has in this size */
export function sharpnessOf(size: Format, dotsPerInch: number): Sharpness {
  const { sharp, least } = dotsNeeded(size);
  if (dotsPerInch < least) return 'unprintable';
  return dotsPerInch < sharp ? 'coarse' : 'sharp';
}
