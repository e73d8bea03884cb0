import type { Random } from '../../model/random.ts';
import { ovalForm } from '../pen/leaf-outline.ts';
import { type Point, placePoints } from '../pen/point.ts';
import { movedParts } from './moved-parts.ts';
import { ink, leafPart, type Part } from './part.ts';

/** A green stem through the points. */
export function stalk(points: readonly Point[], width: number, tone = -10): Part {
  return { kind: 'stem', points, width, ink: ink('leaf', tone) };
}

/** A broad leaf with veins along it. */
export function broadLeaf(
  random: Random,
  base: Point,
  angle: number,
  length: number,
  tone: number,
  bend: number,
): Part {
  const place = { base, angle, length, width: length * random.between(0.26, 0.32), bend };
  return leafPart(ovalForm, place, ink('leaf', tone));
}

/** Parts drawn upwards from 0,0, put at the end of a stem. */
export function onStem(parts: readonly Part[], to: Point, angle: number): Part[] {
  return movedParts(parts, (points) => placePoints(points, { to, angle }));
}
