import { outlinePath } from './curve.ts';
import { mix, type Point } from './point.ts';
import { pathPoints } from './transform-path.ts';

/** A brush stroke across whose way, from its start to its end, the ribs lie. */
export type Stroke = { path: string; ribs: readonly Rib[] };
type Rib = { left: Point; right: Point; middle: Point };

/** The brush strokes of a path, as `brushStroke` writes them. */
export function strokesOf(path: string): Stroke[] {
  return (path.match(/M[^M]*/g) ?? []).map((stroke) => ({ path: stroke, ribs: ribsOf(stroke) }));
}

function ribsOf(stroke: string): Rib[] {
  // there along one side, across, back along the other, across
  const corners = pathPoints(stroke).filter((_, index) => index % 3 === 0);
  const count = Math.floor((corners.length - 1) / 2);
  return corners.slice(0, count).flatMap((left, index): Rib[] => {
    const right = corners[2 * count - 1 - index];
    return right === undefined ? [] : [{ left, right, middle: mix(left, right, 0.5) }];
  });
}

/** Path data of what stays of brush strokes where their middle is not hidden. */
export function cutStrokes(strokes: readonly Stroke[], hidden: (point: Point) => boolean): string {
  return strokes.map((stroke) => cutStroke(stroke, hidden)).join('');
}

function cutStroke({ path, ribs }: Stroke, hidden: (point: Point) => boolean): string {
  if (!ribs.some(({ middle }) => hidden(middle))) return path;
  const runs: Rib[][] = [[]];
  for (const rib of ribs) {
    if (hidden(rib.middle)) runs.push([]);
    else runs.at(-1)?.push(rib);
  }
  return runs
    .filter((run) => run.length > 1)
    .map((run) => {
      const lefts = run.map(({ left }) => left);
      const rights = run.map(({ right }) => right).reverse();
      return outlinePath([
        lefts,
        [...lefts.slice(-1), ...rights.slice(0, 1)],
        rights,
        [...rights.slice(-1), ...lefts.slice(0, 1)],
      ]);
    })
    .join('');
}
