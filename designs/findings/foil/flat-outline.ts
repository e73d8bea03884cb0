import { SVGPathData } from 'svg-pathdata';
import type { Matrix } from '../../model/shape.ts';

/** Edges of closed outlines, four numbers each (millimetres): from x, from y, to x, to y. */
export type FlatOutline = Float64Array;

/** A letter's bow is then about a hundredth of a millimetre off. */
const letterChords = 4;

/**
 * Path data as straight edges; what is open is closed, as fills are.
 * @param chords a curve is cut into so many
 */
export function flatOutline(
  d: string,
  [a, b, c, e, f, g]: Matrix,
  chords: number = letterChords,
): FlatOutline {
  const edges: number[] = [];
  let [startX, startY, x, y] = [0, 0, 0, 0];
  const to = (nextX: number, nextY: number) => {
    if (nextX !== x || nextY !== y)
      edges.push(a * x + c * y + f, b * x + e * y + g, a * nextX + c * nextY + f, b * nextX + e * nextY + g);
    [x, y] = [nextX, nextY];
  };
  const outline = new SVGPathData(d).toAbs().normalizeHVZ(false).normalizeST().qtToC().aToC();
  for (const command of outline.commands) {
    switch (command.type) {
      case SVGPathData.MOVE_TO:
        to(startX, startY);
        [startX, startY, x, y] = [command.x, command.y, command.x, command.y];
        break;
      case SVGPathData.LINE_TO:
        to(command.x, command.y);
        break;
      case SVGPathData.CURVE_TO: {
        const [fromX, fromY] = [x, y];
        for (let step = 1; step <= chords; step += 1) {
          const at = step / chords;
          to(
            along(at, fromX, command.x1, command.x2, command.x),
            along(at, fromY, command.y1, command.y2, command.y),
          );
        }
        break;
      }
      case SVGPathData.CLOSE_PATH:
        to(startX, startY);
    }
  }
  to(startX, startY);
  return Float64Array.from(edges);
}

function along(at: number, from: number, one: number, two: number, to: number): number {
  const rest = 1 - at;
  return rest ** 3 * from + 3 * rest * rest * at * one + 3 * rest * at * at * two + at ** 3 * to;
}
