import type { Format } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { ExactAmount } from './exact-amount.ts';

const millimetresPerMetre = 1000;
/** Paper is priced by the square decimetre. */
export const dm2PerSquareMetre = 100;

/** A price a square metre (minor units) times an area in square millimetres, a millionth of a square metre each. */
export function byArea({ width, height }: Format, perSquareMetre: number): ExactAmount {
  return width * height * perSquareMetre;
}

/** A price a metre (minor units) times the way around a size in millimetres. */
export function byEdge({ width, height }: Format, perMetre: number): ExactAmount {
  return 2 * (width + height) * perMetre * millimetresPerMetre;
}
