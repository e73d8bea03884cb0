import { createEdgeGrid } from './edge-grid.ts';
import type { FlatOutline } from './flat-outline.ts';

/** Millimetres of edge between two places that are measured. */
const apart = 0.15;
/** Sides that are less parallel meet in a corner: every letter has such, and none of them is a line. */
const parallel = 0.85;
/** Beside an edge (millimetres). */
const beside = 0.002;

/** Where it was measured: `x` and `y` lie in its middle. */
export type Width = { width: number; edge: number; x: number; y: number };
/** Widths along outlines, each with how much edge it stands for (millimetres). */
export type Widths = { strokes: readonly Width[]; gaps: readonly Width[]; edge: number };

/**
 * How thin what is filled is, and how narrow what is left free, measured from each edge straight across.
 * @param farthest what is wider is left out (millimetres)
 */
export function widthsOf(outline: FlatOutline, farthest: number): Widths {
  const grid = createEdgeGrid(outline, farthest);
  const strokes: Width[] = [];
  const gaps: Width[] = [];
  let [whole, passed] = [0, apart / 2];
  for (let edge = 0; edge < outline.length; edge += 4) {
    const x1 = outline[edge] ?? 0;
    const y1 = outline[edge + 1] ?? 0;
    const [alongX, alongY] = [(outline[edge + 2] ?? 0) - x1, (outline[edge + 3] ?? 0) - y1];
    const length = Math.hypot(alongX, alongY);
    whole += length;
    const [upX, upY] = [alongY / length, -alongX / length];
    for (passed += length; passed >= apart; passed -= apart) {
      const at = (length - (passed - apart)) / length;
      const [x, y] = [x1 + at * alongX, y1 + at * alongY];
      measure(x, y, upX, upY, edge);
      measure(x, y, -upX, -upY, edge);
    }
  }
  return { strokes, gaps, edge: whole };

  function measure(x: number, y: number, upX: number, upY: number, own: number): void {
    const width = across(x, y, upX, upY, own);
    if (width === undefined) return;
    const [middleX, middleY] = [x + (upX * width) / 2, y + (upY * width) / 2];
    const isInk = grid.winding(middleX, middleY) !== 0;
    // Where outlines overlap, what lies within is no edge.
    if (isInk === (grid.winding(x - upX * beside, y - upY * beside) !== 0)) return;
    (isInk ? strokes : gaps).push({ width, edge: apart, x: middleX, y: middleY });
  }

  /** To the next side that looks back; undefined where none is near, or the next one meets in a corner. */
  function across(x: number, y: number, upX: number, upY: number, own: number): number | undefined {
    const [endX, endY] = [x + upX * farthest, y + upY * farthest];
    const [left, right] = [grid.cellOf(Math.min(x, endX)), grid.cellOf(Math.max(x, endX))];
    const bottom = grid.cellOf(Math.max(y, endY));
    let nearest = farthest;
    let facing = 0;
    for (let row = grid.cellOf(Math.min(y, endY)); row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1)
        for (const edge of grid.at(column, row)) {
          if (edge === own) continue;
          const [x1, y1] = [outline[edge] ?? 0, outline[edge + 1] ?? 0];
          const [alongX, alongY] = [(outline[edge + 2] ?? 0) - x1, (outline[edge + 3] ?? 0) - y1];
          const cross = upX * alongY - upY * alongX;
          if (cross === 0) continue;
          const on = ((x1 - x) * upY - (y1 - y) * upX) / cross;
          if (on < 0 || on > 1) continue;
          const distance = ((x1 - x) * alongY - (y1 - y) * alongX) / cross;
          if (distance <= beside || distance >= nearest) continue;
          nearest = distance;
          facing = Math.abs(cross) / Math.hypot(alongX, alongY);
        }
    return facing >= parallel ? nearest : undefined;
  }
}

/** The width that a share of the edge is thinner than; undefined where less of it is as thin as was looked for. */
export function widthAt(share: number, widths: readonly Width[], edge: number): number | undefined {
  let sum = 0;
  for (const { width, edge: own } of widths.toSorted((one, other) => one.width - other.width)) {
    sum += own;
    if (sum >= edge * share) return width;
  }
  return undefined;
}
