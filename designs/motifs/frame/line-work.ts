import type { Colour } from '../../model/colour.ts';
import type { Random } from '../../model/random.ts';
import type { Shape, Size } from '../../model/shape.ts';
import { type Point, pointsOf, sampled, smoothPath } from '../figure/outline.ts';
import { ribbon } from '../figure/ribbon.ts';
import { formatNumber } from '../pen/format.ts';

/** An even line along path data. */
export function line(d: string, width: number, colour: Colour = 'accent'): Shape {
  return { d, stroke: colour, strokeWidth: Math.round(width * 100) / 100, cap: 'round' };
}

/** A rectangle `inset` from the box's edges. */
export function rectangle({ width, height }: Size, inset: number): string {
  const [right, bottom] = [formatNumber(width - inset), formatNumber(height - inset)];
  const near = formatNumber(inset);
  return `M${near} ${near}H${right}V${bottom}H${near}Z`;
}

/** A pen stroke through points written as in `pointsOf`, `unit` mm each, thin at its ends. */
export function flourish(
  random: Random,
  text: string,
  unit: number,
  width: number,
  to = { x: 0, y: 0 },
): string {
  const points = pointsOf(text).map((p): Point => ({ ...p, x: p.x * unit + to.x, y: p.y * unit + to.y }));
  return ribbon(random, sampled(points, false, Math.max(0.25, unit * 0.5)), width, 0.2);
}

/** A filled drop or leaf through points written as in `pointsOf`. */
export function leaf(text: string, unit: number): string {
  return smoothPath(pointsOf(text).map((p) => ({ ...p, x: p.x * unit, y: p.y * unit })));
}

/** The pairs of numbers in path data of absolute M, L, C and Z, each moved by `move`. */
function moved(d: string, move: (x: number, y: number) => [number, number]): string {
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) =>
    move(Number(x), Number(y)).map(formatNumber).join(' '),
  );
}

/** Path data drawn for the top left corner, at all four. Mirrored lines stay paths of their own: crossing one in the
 * same path, they would cut each other out. */
export function fourCorners(paths: readonly string[], { width, height }: Size): string[] {
  return paths.flatMap((d) => [
    d,
    moved(d, (x, y) => [width - x, y]),
    moved(d, (x, y) => [x, height - y]),
    moved(d, (x, y) => [width - x, height - y]),
  ]);
}

/** Path data and its image mirrored along the diagonal: the other half of a corner. */
export function withDiagonal(d: string): string[] {
  return [d, moved(d, (x, y) => [y, x])];
}

/** Path data drawn around 0,0 for the middle of the top edge, there and (turned over) at the bottom. */
export function topAndBottom(paths: readonly string[], { width, height }: Size): string[] {
  return paths.flatMap((d) => [
    moved(d, (x, y) => [width / 2 + x, y]),
    moved(d, (x, y) => [width / 2 + x, height - y]),
  ]);
}

/** Path data drawn to the right of 0, and mirrored to its left. */
export function withMirror(d: string): string[] {
  return [d, moved(d, (x, y) => [-x, y])];
}

/** Filled in the lines' colour. */
export function inked(paths: readonly string[]): Shape[] {
  return paths.map((d) => ({ d, fill: 'accent' }));
}
