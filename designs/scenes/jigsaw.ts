import type { Point } from '../illustrations/tools/path.ts';
import { randomOf } from '../model/random.ts';

/** How a picture is cut into pieces; coordinates are shares of its width and height. */
export type Jigsaw = {
  columns: number;
  rows: number;
  /** The closed outline of a piece. */
  piece(column: number, row: number): string;
  /** All cuts between pieces. */
  cuts(): string;
};

/** A knob along the stretch from 0,0 to 1,0: control points of five curves, reaching up to y = -0.27. */
const knob: readonly Point[] = [
  [0.2, 0.03],
  [0.43, 0.07],
  [0.4, -0.03],
  [0.385, -0.09],
  [0.33, -0.11],
  [0.335, -0.17],
  [0.34, -0.235],
  [0.42, -0.27],
  [0.5, -0.27],
  [0.58, -0.27],
  [0.66, -0.235],
  [0.665, -0.17],
  [0.67, -0.11],
  [0.615, -0.09],
  [0.6, -0.03],
  [0.57, 0.07],
  [0.8, 0.03],
  [1, 0],
];

/** About `count` pieces of nearly square shape, the same ones each time. */
export function jigsawOf(aspect: number, count: number): Jigsaw {
  const columns = Math.max(3, Math.round(Math.sqrt(count * aspect)));
  const rows = Math.max(3, Math.round(count / columns));
  const random = randomOf(columns * 31 + rows);
  const sides = () => Array.from({ length: (columns + 1) * (rows + 1) }, () => (random.chance(0.5) ? 1 : -1));
  const [across, upright] = [sides(), sides()];

  /** From one corner of the grid to a neighbour; `side` 0 is straight. */
  const edge = (from: Point, to: Point, side: number): string => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const at = ([x, y]: Point) => {
      const [u, v] = [from[0] + dx * x - dy * y * side, from[1] + dy * x + dx * y * side];
      return `${short(u / columns)} ${short(v / rows)}`;
    };
    if (side === 0) return `L${at([1, 0])}`;
    let d = '';
    for (let index = 0; index < knob.length; index += 3)
      d += `C${knob
        .slice(index, index + 3)
        .map(at)
        .join(' ')}`;
    return d;
  };
  const acrossAt = (column: number, row: number) =>
    row === 0 || row === rows ? 0 : (across[row * columns + column] ?? 1);
  const uprightAt = (column: number, row: number) =>
    column === 0 || column === columns ? 0 : (upright[column * rows + row] ?? 1);
  const start = (column: number, row: number) => `M${short(column / columns)} ${short(row / rows)}`;

  return {
    columns,
    rows,
    piece: (c, r) =>
      start(c, r) +
      edge([c, r], [c + 1, r], acrossAt(c, r)) +
      edge([c + 1, r], [c + 1, r + 1], uprightAt(c + 1, r)) +
      edge([c + 1, r + 1], [c, r + 1], -acrossAt(c, r + 1)) +
      `${edge([c, r + 1], [c, r], -uprightAt(c, r))}Z`,
    cuts() {
      let d = '';
      for (let r = 0; r < rows; r += 1)
        for (let c = 0; c < columns; c += 1) {
          if (r > 0) d += start(c, r) + edge([c, r], [c + 1, r], acrossAt(c, r));
          if (c > 0) d += start(c, r) + edge([c, r], [c, r + 1], uprightAt(c, r));
        }
      return d;
    },
  };
}

function short(value: number): number {
  return Math.round(value * 1e5) / 1e5 + 0;
}
