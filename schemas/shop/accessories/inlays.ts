import type { Format, Orientation } from '../sizes/formats.ts';

/** Sheets laid into a card, in millimetres. */
export const inlaySizes = [
  { width: 102, height: 147 },
  { width: 117, height: 169 },
  { width: 142, height: 104 },
  { width: 142, height: 144 },
  { width: 145, height: 104 },
  { width: 167, height: 119 },
  { width: 207, height: 97 },
] as const satisfies readonly Format[];

/**
 * @public shown where a card’s inlay is chosen, which comes later
 */
export const inlayOrientationLabels: Record<Orientation, string> = {
  portrait: 'Hochformat',
  landscape: 'Querformat',
  square: 'Quadratisch',
};

/** Sides that differ by less than this many millimetres count as equal. */
const squareTolerance = 3;

export function inlayOrientation({ width, height }: Format): Orientation {
  if (Math.abs(width - height) < squareTolerance) return 'square';
  return width > height ? 'landscape' : 'portrait';
}
