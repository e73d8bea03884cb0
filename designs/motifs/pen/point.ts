/** Millimetres; x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** The point `distance` away from `origin`; angles are radians, 0 points right, growing clockwise (y is down). */
export function polar(origin: Point, angle: number, distance: number): Point {
  return [origin[0] + Math.cos(angle) * distance, origin[1] + Math.sin(angle) * distance];
}

/** The point at share `t` of the way from one point to the other. */
export function mix(from: Point, to: Point, t: number): Point {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
}

export function distance(one: Point, other: Point): number {
  const x = other[0] - one[0];
  const y = other[1] - one[1];
  // Math.hypot guards against overflow, which costs several times as much.
  return Math.sqrt(x * x + y * y);
}

/** The direction from one point to the other, in radians. */
export function direction(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

/** The points turned around the origin, scaled (y by `squash` more), then moved to `to`. */
export function placePoints(
  points: readonly Point[],
  place: { to?: Point; angle?: number; scale?: number; squash?: number },
): Point[] {
  const { to = [0, 0], angle = 0, scale = 1, squash = 1 } = place;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(([x, y]): Point => {
    const [sx, sy] = [x * scale, y * scale * squash];
    return [to[0] + sx * cos - sy * sin, to[1] + sx * sin + sy * cos];
  });
}
