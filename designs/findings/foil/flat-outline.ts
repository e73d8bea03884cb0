import { SVGPathData } from 'svg-pathdata';
import type { Matrix } from '../../model/shape.ts';

/** Edges of closed outlines, four numbers each (millimetres): from x, from y, to x, to y. */
export type FlatOutline = Float64Array;

/** Chords a curve is cut into at least, as letters are. */
const fewestChords = 4;
/** How far a chord is off its bow at most (millimetres): a stalk is longer than a letter. */
const mostOff = 0.01;

/**
 * Path data as straight edges; what is open is closed, as fills are.
 * @param fewest chords that a curve is cut into at least
 */
export function flatOutline(
  d: string,
  [a, b, c, e, f, g]: Matrix,
  fewest: number = fewestChords,
): FlatOutline {
  const edges: number[] = [];
  let [startX, startY, x, y] = [0, 0, 0, 0];
  const to = (nextX: number, nextY: number) => {
    if (nextX !== x || nextY !== y)
      edges.push(a * x + c * y + f, b * x + e * y + g, a * nextX + c * nextY + f, b * nextX + e * nextY + g);
    [x, y] = [nextX, nextY];
  };
  const scale = Math.sqrt(Math.abs(a * e - b * c));
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
        const needed = chordsOf(
          [fromX, command.x1, command.x2, command.x],
          [fromY, command.y1, command.y2, command.y],
          scale,
        );
        const chords = Math.max(fewest, needed);
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

type Four = readonly [number, number, number, number];

/** As many as its bend needs: a chord is off by an eighth of the second derivative. */
function chordsOf(x: Four, y: Four, scale: number): number {
  const bend = Math.max(
    Math.hypot(x[0] - 2 * x[1] + x[2], y[0] - 2 * y[1] + y[2]),
    Math.hypot(x[1] - 2 * x[2] + x[3], y[1] - 2 * y[2] + y[3]),
  );
  return Math.ceil(Math.sqrt((0.75 * bend * scale) / mostOff));
}

function along(at: number, from: number, one: number, two: number, to: number): number {
  const rest = 1 - at;
  return rest ** 3 * from + 3 * rest * rest * at * one + 3 * rest * at * at * two + at ** 3 * to;
}
