import type { Matrix } from '../../model/shape.ts';
import { formatPoint } from './format.ts';
import type { Point } from './point.ts';

/** A point through a matrix. */
export function transformPoint([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Path data through a matrix. It reads what the pen writes: absolute M, L, C, Q and Z; throws on other commands. */
export function transformPath(path: string, matrix: Matrix): string {
  return path.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    if (!'MLCQZ'.includes(command)) throw new Error(`path command ${command} is not one of M, L, C, Q, Z`);
    return (
      command +
      pointsIn(rest)
        .map((point) => formatPoint(transformPoint(point, matrix)))
        .join(' ')
    );
  });
}

/** All points of path data as the pen writes it (control points included): their box holds the whole shape. */
export function pathPoints(path: string): Point[] {
  return pointsIn(path);
}

function pointsIn(text: string): Point[] {
  const numbers = (text.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index): Point => {
    return [numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0];
  });
}
