import { pathPairs } from '../../model/path-numbers.ts';
import type { Matrix } from '../../model/shape.ts';
import type { Point } from './point.ts';

/** A point through a matrix. */
export function transformPoint([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** All points of path data as the pen writes it (control points included): their box holds the whole shape. */
export function pathPoints(path: string): Point[] {
  return pathPairs(path);
}
