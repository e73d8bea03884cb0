import { mix, type Point } from './point.ts';

/** Whether the point is inside the closed polygon. Asked so often that it does without pairs of its own. */
export function isInside(at: Point, polygon: readonly Point[]): boolean {
  const x = at[0];
  const y = at[1];
  let inside = false;
  let before = polygon[polygon.length - 1] ?? at;
  for (let index = 0; index < polygon.length; index += 1) {
    const point = polygon[index] ?? at;
    const ay = point[1];
    const by = before[1];
    if (ay > y !== by > y && x < ((before[0] - point[0]) * (y - ay)) / (by - ay) + point[0]) inside = !inside;
    before = point;
  }
  return inside;
}

/** Smallest box around the points: `[left, top, right, bottom]`. */
export function boundsOf(points: readonly Point[]): readonly [number, number, number, number] {
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const [x, y] of points) {
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  return [left, top, right, bottom];
}

/**
 * Parallel lines inside a polygon, so that no clipping is needed: `gap` apart, in direction `angle` (radians), each
 * shortened at both ends by share `inset` of its length.
 */
export function hatching(
  polygon: readonly Point[],
  { gap, angle = 0, inset = 0.06 }: { gap: number; angle?: number; inset?: number },
): [Point, Point][] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = polygon.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const back = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos];
  const [, top, , bottom] = boundsOf(turned);
  const lines: [Point, Point][] = [];
  for (let y = top + gap / 2; y < bottom; y += gap) {
    const cuts = cutsAt(turned, y);
    for (let index = 0; index + 1 < cuts.length; index += 2) {
      const [from, to]: [Point, Point] = [
        [cuts[index] ?? 0, y],
        [cuts[index + 1] ?? 0, y],
      ];
      lines.push([back(mix(from, to, inset)), back(mix(from, to, 1 - inset))]);
    }
  }
  return lines;
}

function cutsAt(polygon: readonly Point[], y: number): number[] {
  return polygon
    .flatMap(([ax, ay], index) => {
      const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
      return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
    })
    .sort((one, other) => one - other);
}
