import { pathPairs } from '../../../model/path-numbers.ts';
import type { Matrix } from '../../../model/shape.ts';
import type { Point } from '../point.ts';

/** A point through a matrix. */
export function transformPoint(point: Point, matrix: Matrix): Point {
  const x = point[0];
  const y = point[1];
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
}

/** All points of path data as the pen writes it (control points included): their box holds the whole shape. */
export function pathPoints(path: string): Point[] {
  return pathPairs(path);
}
