import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { BackEndKind } from './kind.ts';

/** Sides may differ by this share before a design would have to be cut: the rows of DIN sizes differ by less. */
const sameProportions = 0.015;

/** A design's own size, and those of its type with the same proportions. */
export const scaledFormats: BackEndKind['designFormats'] = ({ own, formats }) => [
  own,
  ...formats.filter((size) => isScaled(size, own)),
];

function isScaled(size: string, own: string): boolean {
  const [one, other] = [parseFormat(size), parseFormat(own)];
  if (!one || !other || size === own) return false;
  const ratio = (one.width * other.height) / (one.height * other.width);
  return Math.abs(ratio - 1) <= sameProportions;
}
