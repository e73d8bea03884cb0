import type { Point } from './point.ts';
import { boundsOf, isInside } from './polygon.ts';

/** Lines drawn on a surface, and the surface (a polygon) that hides what lies behind it; null hides nothing. */
export type Sheet = { lines: readonly (readonly Point[])[]; cover: readonly Point[] | null };

/**
 * Line art without white fills, so that it can lie on any ground and be pressed in foil: of sheets stacked back to
 * front, the parts of each one's lines that no later sheet covers. Lines want points close together. `margin` leaves
 * a little air before a hidden line by dropping that many points at each cut.
 */
export function visibleLines(sheets: readonly Sheet[], margin = 0): Point[][][] {
  const covers = sheets.map(({ cover }) =>
    cover === null ? null : { polygon: cover, box: boundsOf(cover) },
  );
  return sheets.map(({ lines }, index) => {
    const above = covers.slice(index + 1).filter((cover) => cover !== null);
    const hidden = (point: Point) =>
      above.some(
        ({ polygon, box: [left, top, right, bottom] }) =>
          point[0] > left &&
          point[0] < right &&
          point[1] > top &&
          point[1] < bottom &&
          isInside(point, polygon),
      );
    return lines.flatMap((line) => runs(line, hidden, margin));
  });
}

function runs(line: readonly Point[], hidden: (point: Point) => boolean, margin: number): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  let cutBefore = false;
  const close = (cutAfter: boolean) => {
    const kept = part.slice(cutBefore ? margin : 0, cutAfter && margin > 0 ? -margin : undefined);
    if (kept.length > 1) parts.push(kept);
    part = [];
  };
  for (const point of line) {
    if (!hidden(point)) part.push(point);
    else {
      close(true);
      cutBefore = true;
    }
  }
  close(false);
  return parts;
}
