import type { Box } from '../../model/shape.ts';
import { type Face, inset } from '../face.ts';
import { wholeOf } from '../fronts/arranged.ts';

/** Whether a page is clearly wider than high. */
export function isWide({ size }: Face): boolean {
  return size.width > size.height * 1.1;
}

/** The part of a page that no cut comes near. */
export function marginBox(face: Face): Box {
  const { width, height } = face.size;
  return inset(wholeOf(face), Math.max(face.input.safe + 1, 0.06 * Math.min(width, height)));
}
