import { outlinePath } from './curve.ts';
import { type Point, polar } from './point.ts';
import { spineThrough } from './spine.ts';

/** The share of the full width a pen leaves at `t` (0 start, 1 end) of its way. */
export type Pressure = (t: number) => number;

/** Pressed at the start, running out thin: stems, grasses. */
export const runningOut: Pressure = (t) => 1 - 0.78 * t;
/** Thin, thick, thin: a stroke of a pointed pen. */
export const swelling: Pressure = (t) => 0.18 + 0.82 * Math.sin(Math.PI * t) ** 0.7;
/** Nearly even, with soft ends. */
export const steady: Pressure = (t) => Math.min(1, 0.45 + 5 * Math.min(t, 1 - t));

/** A stroke through the points as a filled shape, at most `width` wide, path data. */
export function brushStroke(points: readonly Point[], width: number, pressure: Pressure = swelling): string {
  const spine = spineThrough(points);
  const count = Math.max(3, Math.min(48, points.length + 2));
  const [there, back]: [Point[], Point[]] = [[], []];
  for (let index = 0; index < count; index += 1) {
    const t = index / (count - 1);
    const [at, angle, half] = [spine.at(t), spine.angle(t), (width * pressure(t)) / 2];
    there.push(polar(at, angle - Math.PI / 2, half));
    back.push(polar(at, angle + Math.PI / 2, half));
  }
  back.reverse();
  const [end, start] = [back.slice(0, 1), there.slice(0, 1)];
  return outlinePath([there, [...there.slice(-1), ...end], back, [...back.slice(-1), ...start]]);
}
