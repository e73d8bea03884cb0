import type {
  boxSchema,
  matrixSchema,
  paintSchema,
  placedSchema,
  shapeSchema,
} from '@blattwerk/schemas/design/document.ts';
import type { z } from 'zod';

export type Paint = z.infer<typeof paintSchema>;
export type Shape = z.infer<typeof shapeSchema>;
export type Matrix = z.infer<typeof matrixSchema>;
export type Placed = z.infer<typeof placedSchema>;
export type Box = z.infer<typeof boxSchema>;
export type Size = { width: number; height: number };

/** Turns (degrees, clockwise), scales, mirrors along the y axis if asked, then moves. */
export function matrixOf(place: {
  x?: number;
  y?: number;
  rotate?: number;
  scale?: number;
  mirror?: boolean;
}): Matrix {
  const { x = 0, y = 0, rotate = 0, scale = 1, mirror = false } = place;
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const flip = mirror ? -1 : 1;
  return [rounded(cos * flip), rounded(sin * flip), rounded(-sin), rounded(cos), rounded(x), rounded(y)];
}

/** Five digits are finer than any printer; `+ 0` turns -0 into 0. */
function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5 + 0;
}
