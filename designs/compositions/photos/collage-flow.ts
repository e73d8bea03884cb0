import type { Size } from '../../model/shape.ts';
import type { Tile } from './collage-shapes.ts';

const whole: Tile = { x: 0, y: 0, width: 1, height: 1 };

/** So many tiles in rows that fill a room of these proportions, as near to squares as they come. */
export function rowTiles(count: number, room: Size): Tile[] {
  const rows = rowsFor(count, room);
  return Array.from({ length: rows }, (_, row) =>
    sideBySide(inRow(row, rows, count), row / rows, 1 / rows),
  ).flat();
}

/** The same in rows of different widths, as a strip of film has them. */
export function bandTilesOf(count: number, room: Size): Tile[] {
  const rows = rowsFor(count, room);
  const shares = [0.4, 0.25, 0.35, 0.3];
  return Array.from({ length: rows }, (_, row) => {
    const widths = Array.from({ length: inRow(row, rows, count) }, (_, at) => shares[(at + row) % 4] ?? 0.3);
    const sum = widths.reduce((one, other) => one + other, 0);
    let x = 0;
    return widths.map((share): Tile => {
      const tile = { x, y: row / rows, width: share / sum, height: 1 / rows };
      x += tile.width;
      return tile;
    });
  }).flat();
}

/** Equal tiles in rows, a shorter row in the middle; `aspect`: of a room in which they are squares. */
export function squareTiles(count: number, room: Size): { tiles: Tile[]; aspect: number } {
  const rows = rowsFor(count, room);
  const columns = Math.ceil(count / rows);
  const tiles = Array.from({ length: rows }, (_, row) => {
    const own = inRow(row, rows, count);
    return Array.from({ length: own }, (_, at): Tile => {
      const x = (at + (columns - own) / 2) / columns;
      return { x, y: row / rows, width: 1 / columns, height: 1 / rows };
    });
  }).flat();
  return { tiles, aspect: columns / rows };
}

/** Large and small tiles that fill a room: it is cut across its longer side until there are enough. */
export function mosaicTilesOf(count: number, room: Size, tile = whole, depth = 0): Tile[] {
  if (count <= 1) return [tile];
  const first = Math.max(1, Math.min(count - 1, Math.round(count * (depth % 2 === 0 ? 0.4 : 0.6))));
  // One picture of several has more than its share.
  const share = (first + 0.4) / (count + 0.8);
  const isWide = tile.width * room.width >= tile.height * room.height;
  const { x, y, width, height } = tile;
  const [one, other] = isWide
    ? [
        { x, y, width: width * share, height },
        { x: x + width * share, y, width: width * (1 - share), height },
      ]
    : [
        { x, y, width, height: height * share },
        { x, y: y + height * share, width, height: height * (1 - share) },
      ];
  return [
    ...mosaicTilesOf(first, room, one, depth + 1),
    ...mosaicTilesOf(count - first, room, other, depth + 1),
  ];
}

/** A large picture in the middle and the others around it; too few to go round stand in rows. */
export function centreTilesOf(count: number, room: Size): Tile[] {
  if (count < 5) return rowTiles(count, room);
  const around = count - 1;
  const beside = Math.max(1, Math.round(around / 6));
  const above = Math.ceil((around - 2 * beside) / 2);
  const below = around - 2 * beside - above;
  const column = (x: number) =>
    Array.from(
      { length: beside },
      (_, row): Tile => ({ x, y: 0.25 + row / (2 * beside), width: 0.25, height: 1 / (2 * beside) }),
    );
  return [
    { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
    ...sideBySide(above, 0, 0.25),
    ...column(0),
    ...column(0.75),
    ...sideBySide(below, 0.75, 0.25),
  ];
}

function sideBySide(count: number, y: number, height: number): Tile[] {
  return Array.from({ length: count }, (_, at) => ({ x: at / count, y, width: 1 / count, height }));
}

/** How many of all stand in a row: rows differ by one at most. */
function inRow(row: number, rows: number, count: number): number {
  return Math.floor(((row + 1) * count) / rows) - Math.floor((row * count) / rows);
}

function rowsFor(count: number, { width, height }: Size): number {
  const unlike = (rows: number) => Math.abs(Math.log((width * rows * rows) / (height * count)));
  const all = Array.from({ length: count }, (_, index) => index + 1);
  return all.toSorted((one, other) => unlike(one) - unlike(other))[0] ?? 1;
}
