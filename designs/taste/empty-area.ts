import type { FacePixels } from './face-pixels.ts';

/** Pixels a side of a cell: letters and hairlines fill the cell they are in. */
const cell = 6;
/** Levels of 255 by which something differs from the paper around it. */
const visible = 14;

/** The largest rectangle in which nothing stands, as a share of the face. */
export function emptyArea({ ground, letters }: FacePixels): number {
  const columns = Math.max(1, Math.floor(ground.width / cell));
  const rows = Math.max(1, Math.floor(ground.height / cell));
  const taken = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => isTaken(column, row)),
  );
  return largestRectangle(taken) / (columns * rows);

  function isTaken(column: number, row: number): boolean {
    const first = ((row * cell * ground.width + column * cell) * 4) | 0;
    for (let y = row * cell; y < (row + 1) * cell; y += 1) {
      for (let x = column * cell; x < (column + 1) * cell; x += 1) {
        const at = (y * ground.width + x) * 4;
        if ((letters.data[at] ?? 255) < 200) return true;
        for (let channel = 0; channel < 3; channel += 1) {
          const difference = (ground.data[at + channel] ?? 0) - (ground.data[first + channel] ?? 0);
          if (Math.abs(difference) > visible) return true;
        }
      }
    }
    return false;
  }
}

/** Cells of the largest rectangle of free ones: row by row, with the free cells above each. */
export function largestRectangle(taken: readonly (readonly boolean[])[]): number {
  const heights: number[] = [];
  let largest = 0;
  for (const row of taken) {
    row.forEach((isTaken, column) => {
      heights[column] = isTaken ? 0 : (heights[column] ?? 0) + 1;
    });
    for (let from = 0; from < row.length; from += 1) {
      let height = heights[from] ?? 0;
      for (let to = from; to < row.length && height > 0; to += 1) {
        height = Math.min(height, heights[to] ?? 0);
        largest = Math.max(largest, height * (to - from + 1));
      }
    }
  }
  return largest;
}
