import { pathPairs } from '../../model/path-numbers.ts';
import { outlinePath } from './curve.ts';
import type { Point } from './point.ts';

/**
 * A brush stroke across whose way, from its start to its end, the ribs lie: four numbers each, the left end's x and y,
 * then the right end's. Plain numbers, as some hundred strokes of a drawing are kept.
 */
export type Stroke = { path: string; ribs: Float64Array };
type Run = { from: number; to: number };

/** The brush strokes of a path, as `brushStroke` writes them. */
export function strokesOf(path: string): Stroke[] {
  return (path.match(/M[^M]*/g) ?? []).map((stroke) => ({ path: stroke, ribs: ribsOf(stroke) }));
}

function ribsOf(stroke: string): Float64Array {
  // there along one side, across, back along the other, across
  const corners = pathPairs(stroke).filter((_, index) => index % 3 === 0);
  const count = Math.max(0, Math.floor((corners.length - 1) / 2));
  const ribs = new Float64Array(4 * count);
  for (let index = 0; index < count; index += 1) {
    ribs.set(corners[index] ?? [], 4 * index);
    ribs.set(corners[2 * count - 1 - index] ?? [], 4 * index + 2);
  }
  return ribs;
}

/** Path data of what stays of brush strokes where their middle is not hidden. */
export function cutStrokes(strokes: readonly Stroke[], hidden: (x: number, y: number) => boolean): string {
  return strokes.map((stroke) => cutStroke(stroke, hidden)).join('');
}

function cutStroke({ path, ribs }: Stroke, hidden: (x: number, y: number) => boolean): string {
  const count = ribs.length / 4;
  const runs: Run[] = [];
  let from = 0;
  for (let rib = 0; rib < count; rib += 1) {
    const [left, right] = [endOf(ribs, rib, 0), endOf(ribs, rib, 2)];
    if (!hidden(left[0] + (right[0] - left[0]) * 0.5, left[1] + (right[1] - left[1]) * 0.5)) continue;
    runs.push({ from, to: rib });
    from = rib + 1;
  }
  if (runs.length === 0) return path;
  runs.push({ from, to: count });
  return runs
    .filter((run) => run.to - run.from > 1)
    .map((run) => partOf(ribs, run))
    .join('');
}

function endOf(ribs: Float64Array, rib: number, side: 0 | 2): Point {
  return [ribs[4 * rib + side] ?? 0, ribs[4 * rib + side + 1] ?? 0];
}

function partOf(ribs: Float64Array, { from, to }: Run): string {
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  const lefts = places.map((rib) => endOf(ribs, rib, 0));
  const rights = places.map((rib) => endOf(ribs, rib, 2)).reverse();
  return outlinePath([
    lefts,
    [...lefts.slice(-1), ...rights.slice(0, 1)],
    rights,
    [...rights.slice(-1), ...lefts.slice(0, 1)],
  ]);
}
