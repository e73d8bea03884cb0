import { sampleCurve } from './curve.ts';
import { direction, distance, mix, type Point } from './point.ts';

/** A line things grow along, measured by length: `t` 0 is its foot, 1 its tip. */
export type Spine = {
  points: readonly Point[];
  length: number;
  at(t: number): Point;
  angle(t: number): number;
};

/** The spine through the given points, smooth. */
export function spineThrough(points: readonly Point[]): Spine {
  const dense = sampleCurve(points, 12);
  const reached = [0];
  let length = 0;
  for (let index = 1; index < dense.length; index += 1) {
    length += distance(dense[index - 1] ?? [0, 0], dense[index] ?? [0, 0]);
    reached.push(length);
  }
  const at = (t: number): Point => {
    const wanted = Math.min(Math.max(t, 0), 1) * length;
    const next = Math.max(1, firstAtLeast(reached, wanted));
    const from = dense[next - 1] ?? [0, 0];
    const to = dense[next] ?? dense[0] ?? [0, 0];
    const start = reached[next - 1] ?? 0;
    const end = reached[next] ?? 0;
    return mix(from, to, end === start ? 0 : (wanted - start) / (end - start));
  };
  const angle = (t: number) => direction(at(Math.max(0, t - 0.015)), at(Math.min(1, t + 0.015)));
  return { points: dense, length, at, angle };
}

/** The place of the first of rising numbers that is not below the wanted one. */
function firstAtLeast(rising: readonly number[], wanted: number): number {
  let [low, high] = [0, rising.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) >= wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A spine that starts at `from` in direction `angle` and bends by `bend` radians until its tip. */
export function bentSpine(from: Point, angle: number, length: number, bend: number): Spine {
  const points: Point[] = [from];
  for (let step = 0; step < 5; step += 1) {
    const heading = angle + (bend * (step + 0.5)) / 5;
    const [x, y] = points.at(-1) ?? from;
    points.push([x + (Math.cos(heading) * length) / 5, y + (Math.sin(heading) * length) / 5]);
  }
  return spineThrough(points);
}

/** The part of a spine from share `from` to share `to`, as points. */
export function spinePart(spine: Spine, from: number, to: number, count = 6): Point[] {
  return Array.from({ length: count }, (_, index) => spine.at(from + ((to - from) * index) / (count - 1)));
}
