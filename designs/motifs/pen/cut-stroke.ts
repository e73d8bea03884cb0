import { outlinePath } from './curve.ts';
import { mix, type Point } from './point.ts';
import { pathPoints } from './transform-path.ts';

/** What stays of a path of brush strokes (as `brushStroke` writes them) where their middle is not hidden. */
export function cutStrokes(path: string, hidden: (point: Point) => boolean): string {
  return (path.match(/M[^M]*/g) ?? []).map((stroke) => cutStroke(stroke, hidden)).join('');
}

function cutStroke(stroke: string, hidden: (point: Point) => boolean): string {
  // there along one side, across, back along the other, across
  const corners = pathPoints(stroke).filter((_, index) => index % 3 === 0);
  const count = Math.floor((corners.length - 1) / 2);
  const ribs = corners.slice(0, count).flatMap((left, index): { left: Point; right: Point }[] => {
    const right = corners[2 * count - 1 - index];
    return right === undefined ? [] : [{ left, right }];
  });
  const seen = ribs.map(({ left, right }) => !hidden(mix(left, right, 0.5)));
  if (!seen.includes(false)) return stroke;
  const runs: { left: Point; right: Point }[][] = [[]];
  for (const [index, rib] of ribs.entries()) {
    if (seen[index] === true) runs.at(-1)?.push(rib);
    else runs.push([]);
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
