import type { Random } from '../../model/random.ts';
import { type Point, placePoints } from '../pen/point.ts';
import type { Berry, Ink } from './part.ts';

/** A fruit or a dot that is not quite round; `long` stretches it along `angle`. */
export function berryPart(
  random: Random,
  centre: Point,
  radius: number,
  colour: Ink,
  { long = 1, angle = 0 }: { long?: number; angle?: number } = {},
): Berry {
  const count = 8;
  const ring = Array.from({ length: count }, (_, index): Point => {
    const turn = (index / count) * Math.PI * 2;
    const reach = radius * random.between(0.94, 1.06);
    return [Math.cos(turn) * reach * long, Math.sin(turn) * reach];
  });
  const placed = placePoints(ring, { to: centre, angle });
  return { kind: 'berry', outline: [[...placed, ...placed.slice(0, 1)]], centre, radius, ink: colour };
}
