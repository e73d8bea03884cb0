import type { Easel, Tone } from './easel.ts';
import { dabPath, type Point } from './path.ts';

type Box = { left: number; right: number; top: number; bottom: number };

/**
 * Dry-brush grain inside a polygon, one shape. `weight` (0 to 1) says how likely a grain stays at a place, so shade
 * gathers where it should.
 */
export function grain(
  easel: Easel,
  polygon: readonly Point[],
  tone: Tone,
  options: { count: number; size?: number; opacity?: number; weight?: (x: number, y: number) => number },
): void {
  const { count, size = 0.45, opacity = 0.35, weight } = options;
  const random = easel.random.fork();
  const box = boundsOf(polygon);
  let d = '';
  for (let index = 0; index < count; index++) {
    const [x, y] = [random.between(box.left, box.right), random.between(box.top, box.bottom)];
    const keep = random.between(0, 1);
    const grainSize = size * random.between(0.5, 1.5);
    if ((weight && keep > weight(x, y)) || !inside(polygon, x, y)) continue;
    d += dabPath([x, y], grainSize * 1.5, grainSize * 0.9, random.between(-0.5, 0.5));
  }
  if (d !== '') easel.path(d, tone, { opacity, detail: size * 1.5 });
}

/** Long dry strokes of a broad brush inside a box: what makes a flat colour look painted. */
export function strokes(
  easel: Easel,
  box: Box,
  tone: Tone,
  options: { count: number; length: number; breadth?: number; opacity?: number; angle?: number },
): void {
  const { count, length, breadth = 0.8, opacity = 0.14, angle = 0 } = options;
  const random = easel.random.fork();
  let d = '';
  for (let index = 0; index < count; index++) {
    const place: Point = [random.between(box.left, box.right), random.between(box.top, box.bottom)];
    const turn = angle + random.between(-0.05, 0.05);
    d += dabPath(place, length * random.between(0.4, 1.4), breadth * random.between(0.4, 1.3), turn);
  }
  easel.path(d, tone, { opacity, detail: breadth });
}

/** Brush dabs, one shape: leaves, petals, snow, pebbles. */
export function dabs(
  easel: Easel,
  places: readonly Point[],
  tone: Tone,
  options: { length: number; breadth?: number; angle?: number; turn?: number; opacity?: number },
): void {
  const { length, breadth = length * 0.45, angle = 0, turn = Math.PI, opacity } = options;
  const random = easel.random.fork();
  const d = places
    .map((place) => {
      const size = random.between(0.65, 1.35);
      return dabPath(place, length * size, breadth * size, angle + random.between(-turn, turn));
    })
    .join('');
  if (d !== '') easel.path(d, tone, opacity === undefined ? { detail: length } : { opacity, detail: length });
}

/** Places spread in an oval, denser towards its middle. */
export function scatter(
  easel: Easel,
  count: number,
  [x, y]: Point,
  radiusX: number,
  radiusY: number,
): Point[] {
  const random = easel.random.fork();
  return Array.from({ length: count }, () => {
    const [angle, reach] = [random.between(0, Math.PI * 2), Math.sqrt(random.between(0, 1))];
    return [x + Math.cos(angle) * reach * radiusX, y + Math.sin(angle) * reach * radiusY];
  });
}

/** Places in a field seen from the front: close together far away (`top`), apart near by (`bottom`). */
export function fieldPlaces(easel: Easel, count: number, box: Box): Point[] {
  const random = easel.random.fork();
  return Array.from({ length: count }, () => {
    const depth = random.between(0, 1) ** 2;
    return [random.between(box.left, box.right), box.top + (box.bottom - box.top) * depth];
  });
}

function inside(polygon: readonly Point[], x: number, y: number): boolean {
  let within = false;
  for (let index = 0; index < polygon.length; index++) {
    const from = polygon[index];
    const to = polygon[(index + 1) % polygon.length];
    if (!from || !to || from[1] > y === to[1] > y) continue;
    if (x < ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) + from[0]) within = !within;
  }
  return within;
}

function boundsOf(polygon: readonly Point[]): Box {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
