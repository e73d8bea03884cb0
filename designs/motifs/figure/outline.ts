import { formatNumber } from '../pen/format.ts';
import type { Point as Pair } from '../pen/point.ts';

/** A point; `corner` keeps the curve from being rounded there. */
export type Point = { x: number; y: number; corner?: boolean };

/** Points from `x,y x,y!`: a `!` marks a corner. Figures are drawn in such lists because they read like a path. */
export function pointsOf(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x, y] = word.replace('!', '').split(',').map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`No point: ${word}`);
      return word.endsWith('!') ? { x, y, corner: true } : { x, y };
    });
}

/** An ellipse of eight points, turned by `rotate` degrees. */
export function ellipse(x: number, y: number, radiusX: number, radiusY: number, rotate = 0): Point[] {
  const turn = (rotate * Math.PI) / 180;
  return Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    const [across, down] = [Math.cos(angle) * radiusX, Math.sin(angle) * radiusY];
    return {
      x: x + across * Math.cos(turn) - down * Math.sin(turn),
      y: y + across * Math.sin(turn) + down * Math.cos(turn),
    };
  });
}

/** A fluffy ellipse: as many bumps as told, each a little different by its place. Wool, clouds, bushes. */
export function scallop(
  [x, y, radiusX, radiusY]: [number, number, number, number],
  bumps: number,
  depth = 0.14,
): Point[] {
  return Array.from({ length: bumps }, (_, index) => {
    const uneven = Math.sin(index * 2.4) * 0.12;
    const at = (turn: number, reach: number, corner: boolean): Point => {
      const angle = ((index + turn) / bumps) * 2 * Math.PI;
      const point = { x: x + Math.cos(angle) * radiusX * reach, y: y + Math.sin(angle) * radiusY * reach };
      return corner ? { ...point, corner } : point;
    };
    return [
      at(-0.5 + uneven, 1 - depth, true),
      at(-0.22 + uneven / 2, 1 + depth * 0.55 + uneven * 0.3, false),
      at(0.22 + uneven / 2, 1 + depth * 0.55 + uneven * 0.3, false),
    ];
  }).flat();
}

/** Points along a part of an ellipse; angles in degrees, 0 right, 90 below; both ends are corners. */
export function arc(
  [x, y, radiusX, radiusY]: [number, number, number, number],
  from: number,
  to: number,
  count = 7,
): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180;
    const point = { x: x + Math.cos(angle) * radiusX, y: y + Math.sin(angle) * radiusY };
    return index === 0 || index === count - 1 ? { ...point, corner: true } : point;
  });
}

/** The two handles between each point and its next one: the curve passes every point, corners stay sharp. */
function handles(
  points: readonly Point[],
  closed: boolean,
): { from: Point; one: Point; two: Point; to: Point }[] {
  const count = points.length;
  const at = (index: number) => points[(index + count) % count] ?? { x: 0, y: 0 };
  const direction = (index: number) => {
    const here = at(index);
    if (here.corner || (!closed && (index === 0 || index === count - 1))) return undefined;
    const [x, y] = [at(index + 1).x - at(index - 1).x, at(index + 1).y - at(index - 1).y];
    const length = Math.hypot(x, y) || 1;
    return { x: x / length, y: y / length };
  };
  return Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [from, to] = [at(index), at((index + 1) % count)];
    const reach = Math.hypot(to.x - from.x, to.y - from.y) * 0.36;
    const [start, end] = [direction(index), direction((index + 1) % count)];
    const one = start
      ? { x: from.x + start.x * reach, y: from.y + start.y * reach }
      : { x: from.x + (to.x - from.x) / 3, y: from.y + (to.y - from.y) / 3 };
    const two = end
      ? { x: to.x - end.x * reach, y: to.y - end.y * reach }
      : { x: to.x - (to.x - from.x) / 3, y: to.y - (to.y - from.y) / 3 };
    return { from, one, two, to };
  });
}

/** Path data of the smooth curve through the points. */
export function smoothPath(points: readonly Point[], closed = true): string {
  const first = points[0];
  if (first === undefined) return '';
  const pair = ({ x, y }: Point) => `${formatNumber(x)} ${formatNumber(y)}`;
  const curves = handles(points, closed).map(({ one, two, to }) => `C${pair(one)} ${pair(two)} ${pair(to)}`);
  return `M${pair(first)}${curves.join('')}${closed ? 'Z' : ''}`;
}

/** Points along the smooth curve, about `step` apart. */
export function sampled(points: readonly Point[], closed: boolean, step: number): Point[] {
  const first = points[0];
  if (first === undefined) return [];
  const samples = [{ x: first.x, y: first.y }];
  for (const { from, one, two, to } of handles(points, closed)) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const count = Math.min(60, Math.max(2, Math.ceil(length / step)));
    for (let index = 1; index <= count; index++) {
      const t = index / count;
      const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
      samples.push({
        x: a * from.x + b * one.x + c * two.x + d * to.x,
        y: a * from.y + b * one.y + c * two.y + d * to.y,
      });
    }
  }
  return samples;
}

export type Bounds = { left: number; top: number; right: number; bottom: number };

export function boundsOf(points: readonly Point[]): Bounds {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The points as the pen's polygons have them. */
export function pairsOf(points: readonly Point[]): Pair[] {
  return points.map(({ x, y }): Pair => [x, y]);
}
