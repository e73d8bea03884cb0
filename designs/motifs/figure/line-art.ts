import type { Colour } from '../../model/colour.ts';
import type { Random } from '../../model/random.ts';
import type { Shape } from '../../model/shape.ts';
import type { Point as Pair } from '../pen/point.ts';
import { isInside } from '../pen/polygon.ts';
import type { Mark } from './marks.ts';
import { type Bounds, boundsOf, type Point, pairsOf, sampled, smoothPath } from './outline.ts';
import { ribbon } from './ribbon.ts';

type Run = { points: Point[]; width: number; ink: Colour };
/** What the lines are drawn with; `ownStrokes`: strokes keep their own colour, and those only paint shows appear. */
export type Pen = { ink: Colour; width: number; ownStrokes: boolean };

/** What of a polyline lies outside of an area drawn over it. */
function outside(run: Run, polygon: readonly Pair[], box: Bounds): Run[] {
  const within = ({ x, y }: Point) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  if (!run.points.some(within)) return [run];
  const pieces: Run[] = [];
  let piece: Point[] = [];
  for (const point of run.points) {
    if (within(point) && isInside([point.x, point.y], polygon)) {
      if (piece.length > 1) pieces.push({ ...run, points: piece });
      piece = [];
    } else piece.push(point);
  }
  if (piece.length > 1) pieces.push({ ...run, points: piece });
  return pieces;
}

/** A closed outline as a hand draws it: begun anywhere, its end running a little past its beginning. */
function loop(random: Random, points: readonly Point[]): Point[] {
  const start = random.whole(0, points.length - 1);
  const turned = [...points.slice(start, -1), ...points.slice(0, start)];
  return [...turned, ...turned.slice(0, 3)];
}

function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, { x, y }, index) => {
    const before = points[index - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : sum;
  }, 0);
}

/**
 * The marks as ink lines of one colour without any fill behind them, so that foil can press them: lines hidden by an
 * area in front are cut away. `scale` is millimetres per unit, the pen's `width` the usual line in units.
 */
export function lineArt(
  random: Random,
  marks: readonly Mark[],
  scale: number,
  { ink, width, ownStrokes }: Pen,
): Shape[] {
  const fitted = (point: Point): Point => ({ ...point, x: point.x * scale, y: point.y * scale });
  const step = 0.8 * scale;
  let runs: Run[] = [];
  const solid: Shape[] = [];
  for (const mark of marks) {
    if (mark.kind === 'glow' || (mark.kind === 'stroke' && mark.paintOnly && !ownStrokes)) continue;
    if (mark.kind === 'area' && mark.line === 'none') continue;
    const points = mark.points.map(fitted);
    if (mark.kind === 'stroke') {
      const thick = Math.max(0.7, Math.min(1.3, mark.width)) * width * scale;
      runs.push({
        points: sampled(points, mark.closed, step),
        width: thick,
        ink: ownStrokes ? mark.colour : ink,
      });
      continue;
    }
    const polygon = sampled(points, true, step);
    const box = boundsOf(polygon);
    if (mark.line === 'solid') {
      solid.push({ d: smoothPath(points), fill: ink });
      continue;
    }
    const cover = pairsOf(polygon);
    runs = runs.flatMap((run) => outside(run, cover, box));
    const kept = solid.filter(({ d }) => !isInside(startOf(d), cover));
    solid.splice(0, solid.length, ...kept);
    const share = mark.line === 'thin' ? 0.7 : 1;
    runs.push({ points: loop(random, polygon), width: width * scale * share, ink });
  }
  const drawn = runs
    .filter(({ points }) => lengthOf(points) > 1.6 * scale)
    .map((run): Shape => ({ d: ribbon(random, run.points, run.width, 0.4), fill: run.ink }));
  return [...drawn, ...solid];
}

/** Where path data begins. */
function startOf(d: string): Pair {
  const [, x = '0', y = '0'] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(d) ?? [];
  return [Number(x), Number(y)];
}
