import { flatOutline } from '../findings/foil/flat-outline.ts';
import { thinnestHairline } from '../findings/foil/foil-faults.ts';
import { type Width, widthsOf } from '../findings/foil/widths.ts';
import type { Shape } from '../model/shape.ts';

/** Places that are farther apart are not of one line (millimetres). */
const mostApart = 0.3;
/** What is thin for a shorter way is held by its ends, or is a tip that comes out a little blunter (millimetres). */
const shortestRib = 0.6;
/** A line is measured from both of its sides: what lies as near as this to a rib has one (millimetres). */
const sameRib = 0.1;

/**
 * Ribs hold what is filled and thinner than metal needs: lines along its middle, as wide as the thinnest hairline.
 * @param scale how much larger the shape is pressed
 * @returns path data in the shape's own coordinates; empty where all of it is wide enough
 */
export function ribsOf(shape: Pick<Shape, 'd'>, scale: number): string {
  const ofScales = known.get(shape) ?? new Map<number, string>();
  known.set(shape, ofScales);
  const before = ofScales.get(scale);
  if (before !== undefined) return before;
  const ribs = foundRibs(shape.d, scale);
  ofScales.set(scale, ribs);
  return ribs;
}

/** The file and its plates alone are written from the same shapes, and so are all sheets of a name list. */
const known = new WeakMap<Pick<Shape, 'd'>, Map<number, string>>();

function foundRibs(d: string, scale: number): string {
  const { strokes } = widthsOf(flatOutline(d, [scale, 0, 0, scale, 0, 0]), thinnestHairline);
  const ribbed = new Set<string>();
  return linesOf(strokes)
    .flatMap((line) => {
      const cells = line.map(({ x, y }) => `${Math.round(x / sameRib)} ${Math.round(y / sameRib)}`);
      const isSeen = cells.every((cell) => ribbed.has(cell));
      for (const cell of cells) ribbed.add(cell);
      const points = line.map(({ x, y }) => `${rounded(x / scale)} ${rounded(y / scale)}`);
      return isSeen || lengthOf(line) < shortestRib ? [] : [`M${points.join('L')}`];
    })
    .join('');
}

/** Neighbours along an edge, one line after the other: at its end a line comes back on the other side, as another one. */
function linesOf(strokes: readonly Width[]): Width[][] {
  const lines: Width[][] = [];
  for (const stroke of strokes) {
    const line = lines.at(-1);
    if (line && goesOn(line, stroke)) line.push(stroke);
    else lines.push([stroke]);
  }
  return lines;
}

function goesOn(line: readonly Width[], { x, y }: Width): boolean {
  const [before, last] = [line.at(-2), line.at(-1)];
  if (!last || Math.hypot(x - last.x, y - last.y) > mostApart) return false;
  return !before || (x - last.x) * (last.x - before.x) + (y - last.y) * (last.y - before.y) >= 0;
}

function lengthOf(line: readonly Width[]): number {
  const [first, last] = [line[0], line.at(-1)];
  return first && last ? Math.hypot(last.x - first.x, last.y - first.y) : 0;
}

/** Finer than any plate. */
function rounded(length: number): number {
  return Math.round(length * 1e5) / 1e5;
}
