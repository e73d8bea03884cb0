import { type SVGCommand, SVGPathData } from 'svg-pathdata';
import type { Point } from '../figure/outline.ts';

export type Outline = { points: Point[]; isClosed: boolean };
/** `isNode`: a curve ends and another begins there; only there an outline may turn sharply. */
type Step = { x: number; y: number; isNode: boolean };
type Walk = { steps: Step[]; isClosed: boolean };

/** Degrees by which an outline turns before it counts as a corner. */
const sharp = 32;
/** Points of a curve: a smooth line through them is the curve again. */
const pieces = 6;

/** The outlines of a path: points on its curves, corners marked. Absolute lines and cubic curves. */
export function outlinesOf(commands: readonly SVGCommand[]): Outline[] {
  const walks: Walk[] = [];
  let current: Walk | undefined;
  let at: Step = { x: 0, y: 0, isNode: true };
  for (const command of commands) {
    if (command.type === SVGPathData.MOVE_TO) {
      at = { x: command.x, y: command.y, isNode: true };
      current = { steps: [at], isClosed: false };
      walks.push(current);
    } else if (command.type === SVGPathData.LINE_TO) {
      at = { x: command.x, y: command.y, isNode: true };
      current?.steps.push(at);
    } else if (command.type === SVGPathData.CURVE_TO) {
      const { x1, y1, x2, y2, x, y } = command;
      const from = at;
      for (let piece = 1; piece <= pieces; piece += 1) {
        const t = piece / pieces;
        const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
        current?.steps.push({
          x: a * from.x + b * x1 + c * x2 + d * x,
          y: a * from.y + b * y1 + c * y2 + d * y,
          isNode: piece === pieces,
        });
      }
      at = { x, y, isNode: true };
    } else if (command.type === SVGPathData.CLOSE_PATH && current) {
      current.isClosed = true;
    }
  }
  return walks.map(finished);
}

function finished({ steps, isClosed }: Walk): Outline {
  const [first] = steps;
  const last = steps.at(-1);
  const meets = first && last && Math.hypot(first.x - last.x, first.y - last.y) < 0.05;
  const ring = meets && steps.length > 2 ? steps.slice(0, -1) : steps;
  const closed = isClosed || meets === true;
  return { points: ring.map((step, index) => pointAt(ring, index, closed, step)), isClosed: closed };
}

function pointAt(ring: readonly Step[], index: number, isClosed: boolean, { x, y, isNode }: Step): Point {
  const count = ring.length;
  const before = ring[isClosed ? (index - 1 + count) % count : index - 1];
  const after = ring[isClosed ? (index + 1) % count : index + 1];
  if (!before || !after || !isNode) return { x, y };
  const turn = Math.atan2(after.y - y, after.x - x) - Math.atan2(y - before.y, x - before.x);
  const degrees = Math.abs((((turn * 180) / Math.PI + 540) % 360) - 180);
  return degrees > sharp ? { x, y, corner: true } : { x, y };
}
