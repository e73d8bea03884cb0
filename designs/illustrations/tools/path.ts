import { mapPathPairs } from '../../model/path-numbers.ts';
import type { Matrix } from '../../model/shape.ts';

export type Point = readonly [number, number];

/** Every coordinate pair of a path (absolute M, L, C, Q, Z) through the matrix, with three decimals. */
export function transformPath(d: string, [a, b, c, e, f, g]: Matrix): string {
  return mapPathPairs(d, (x, y) => `${short(a * x + c * y + f)} ${short(b * x + e * y + g)}`);
}

export function polygonPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** A curve through all points (Catmull-Rom). */
export function smoothPath(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const at = (index: number): Point =>
    (closed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))]) ?? [0, 0];
  let d = `M${short(at(0)[0])} ${short(at(0)[1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = `${short(from[0] + (to[0] - before[0]) / 6)} ${short(from[1] + (to[1] - before[1]) / 6)}`;
    const second = `${short(to[0] - (after[0] - from[0]) / 6)} ${short(to[1] - (after[1] - from[1]) / 6)}`;
    d += `C${first} ${second} ${short(to[0])} ${short(to[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** The outline of a brush stroke along the points. */
export function taperPath(points: readonly Point[], from: number, to: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], index) => {
    const before = points[Math.max(0, index - 1)] ?? [x, y];
    const after = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const half = (from + ((to - from) * index) / Math.max(1, points.length - 1)) / 2;
    left.push([x - (dy / length) * half, y + (dx / length) * half]);
    right.push([x + (dy / length) * half, y - (dx / length) * half]);
  });
  return `${smoothPath(left, false)}${smoothPath(right.reverse(), false).replace('M', 'L')}Z`;
}

/** A leaf-shaped dab from its middle, `length` long, turned by `angle` (radians). */
export function dabPath([x, y]: Point, length: number, breadth: number, angle: number): string {
  const [cos, sin] = [Math.cos(angle) * length * 0.5, Math.sin(angle) * length * 0.5];
  const [bx, by] = [-Math.sin(angle) * breadth, Math.cos(angle) * breadth];
  const [from, to] = [`${short(x - cos)} ${short(y - sin)}`, `${short(x + cos)} ${short(y + sin)}`];
  return `M${from}Q${short(x + bx)} ${short(y + by)} ${to}Q${short(x - bx)} ${short(y - by)} ${from}Z`;
}

/** `''`, `.001` to `.999`: joining them to whole numbers is several times faster than writing fractions. */
const fractions = Array.from({ length: 1000 }, (_, thousandths) => String(thousandths / 1000).slice(1));

/** Three decimals are enough before the last transformation; also keeps the exponent out of the path. */
function short(value: number): string {
  const signed = Math.round(value * 1000);
  const thousandths = Math.abs(signed);
  const whole = Math.floor(thousandths / 1000);
  return `${signed < 0 ? '-' : ''}${whole}${fractions[thousandths - whole * 1000] ?? ''}`;
}
