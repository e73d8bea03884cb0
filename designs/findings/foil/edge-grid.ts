import type { FlatOutline } from './flat-outline.ts';

/** Finds edges near a point without looking at all of them; an edge is the place of its first number. */
export type EdgeGrid = {
  /** Edges in a cell; a way as long as a cell touches four at most. */
  at(column: number, row: number): readonly number[];
  cellOf(length: number): number;
  /** How often the outlines go round a point; 0: it lies outside. */
  winding(x: number, y: number): number;
};

const none: readonly number[] = [];

export function createEdgeGrid(outline: FlatOutline, cell: number): EdgeGrid {
  const cells = new Map<number, number[]>();
  const rows = new Map<number, number[]>();
  const cellOf = (length: number) => Math.floor(length / cell);
  const keyOf = (column: number, row: number) => column * 100_003 + row;
  for (let edge = 0; edge < outline.length; edge += 4) {
    const [x1, y1] = [cellOf(outline[edge] ?? 0), cellOf(outline[edge + 1] ?? 0)];
    const [x2, y2] = [cellOf(outline[edge + 2] ?? 0), cellOf(outline[edge + 3] ?? 0)];
    for (let row = Math.min(y1, y2); row <= Math.max(y1, y2); row += 1) {
      put(rows, row, edge);
      for (let column = Math.min(x1, x2); column <= Math.max(x1, x2); column += 1)
        put(cells, keyOf(column, row), edge);
    }
  }
  return {
    at: (column, row) => cells.get(keyOf(column, row)) ?? none,
    cellOf,
    winding(x, y) {
      let winding = 0;
      for (const edge of rows.get(cellOf(y)) ?? none) {
        const y1 = outline[edge + 1] ?? 0;
        const y2 = outline[edge + 3] ?? 0;
        if (y1 <= y === y2 <= y) continue;
        const x1 = outline[edge] ?? 0;
        const crossing = x1 + ((y - y1) / (y2 - y1)) * ((outline[edge + 2] ?? 0) - x1);
        if (crossing > x) winding += y2 > y1 ? 1 : -1;
      }
      return winding;
    },
  };
}

function put(places: Map<number, number[]>, key: number, edge: number): void {
  const known = places.get(key);
  if (known) known.push(edge);
  else places.set(key, [edge]);
}
