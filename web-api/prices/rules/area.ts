import type { Format } from '@blattwerk/schemas/shop/formats.ts';

/** A price a square metre (minor units) times an area (millimetres), rounded once. */
export function byArea({ width, height }: Format, perSquareMetre: number): number {
  return Math.round((width * height * perSquareMetre) / 1_000_000);
}

/** A price a metre times the way around, rounded once. */
export function byEdge({ width, height }: Format, perMetre: number): number {
  return Math.round((2 * (width + height) * perMetre) / 1000);
}
