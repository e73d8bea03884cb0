import { z } from 'zod';
import { colourSchema } from './colour.ts';

/** All lengths are millimetres, the y axis points down, as in SVG. */
const point = z.tuple([z.number(), z.number()]);
const stop = z.strictObject({ at: z.number(), colour: colourSchema, opacity: z.number().optional() });

export const paintSchema = z.union([
  colourSchema,
  z.strictObject({ kind: z.literal('linear'), from: point, to: point, stops: z.array(stop) }),
  z.strictObject({ kind: z.literal('radial'), centre: point, radius: z.number(), stops: z.array(stop) }),
]);
export type Paint = z.infer<typeof paintSchema>;

/** One path with its paint. A stroke has round joins; `detail` is its finest size in the drawing's units: too small to see, the shape is left out. */
export const shapeSchema = z.strictObject({
  d: z.string(),
  fill: paintSchema.optional(),
  stroke: colourSchema.optional(),
  strokeWidth: z.number().optional(),
  cap: z.enum(['butt', 'round']).optional(),
  opacity: z.number().optional(),
  evenOdd: z.boolean().optional(),
  detail: z.number().optional(),
});
export type Shape = z.infer<typeof shapeSchema>;

/** `[a, b, c, d, e, f]` as in SVG's `matrix()`. */
const matrixSchema = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]);
export type Matrix = z.infer<typeof matrixSchema>;

/** Shapes drawn in their own coordinates and put somewhere; the same `shapes` may stand in several places. */
export const placedSchema = z.strictObject({ matrix: matrixSchema, shapes: z.array(shapeSchema) });
export type Placed = z.infer<typeof placedSchema>;

export type Size = { width: number; height: number };
export const boxSchema = z.strictObject({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type Box = z.infer<typeof boxSchema>;

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
