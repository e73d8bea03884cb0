import { createNoise2D } from 'simplex-noise';
import type { Random } from '../../model/random.ts';
import type { Point } from './point.ts';

/** Smooth noise, -1 to 1, the same for the same seed. */
export type Noise = (x: number, y: number) => number;

export function noiseOf(random: Random): Noise {
  return createNoise2D(() => random.between(0, 1));
}

/** The points moved by up to `amount`, neighbours alike: a hand that is not quite calm. `scale` is a wave's length. */
export function wobble(points: readonly Point[], noise: Noise, amount: number, scale: number): Point[] {
  return points.map(([x, y]): Point => {
    const [u, v] = [x / scale, y / scale];
    return [x + noise(u, v) * amount, y + noise(u + 71.3, v - 38.7) * amount];
  });
}

/**
 * Points around a soft irregular shape of about `radius`, to be closed by `closedCurve`. `roughness` 0 is a circle,
 * 0.3 a puddle; `squash` flattens it.
 */
export function blob(
  centre: Point,
  radius: number,
  noise: Noise,
  { roughness = 0.08, count = 12, squash = 1 }: { roughness?: number; count?: number; squash?: number } = {},
): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * Math.PI * 2;
    const reach =
      radius * (1 + roughness * noise(Math.cos(angle) * 0.9 + centre[0], Math.sin(angle) * 0.9 + centre[1]));
    return [centre[0] + Math.cos(angle) * reach, centre[1] + Math.sin(angle) * reach * squash];
  });
}
