import type { Box, Size } from './shape.ts';

/** Millimetres of white around a print with a border. */
function printBorderOf({ width, height }: Size): number {
  return Math.max(4, Math.round(Math.min(width, height) * 0.04));
}

/** Where the photo of a print stands: within its white border, or beyond its trim by the bleed. */
export function printBox(size: Size, { isBordered, bleed }: { isBordered: boolean; bleed: number }): Box {
  const beyond = isBordered ? -printBorderOf(size) : bleed;
  return {
    x: -beyond,
    y: -beyond,
    width: size.width + 2 * beyond,
    height: size.height + 2 * beyond,
  };
}
