import type { Box } from '../../model/shape.ts';

/** Where photos stand in a collage: boxes as shares of its room, in the order they are filled. */
export type Tile = { x: number; y: number; width: number; height: number };

const digits: Readonly<Record<string, readonly string[]>> = {
  '0': ['###', '#.#', '#.#', '#.#', '###'],
  '1': ['.#.', '##.', '.#.', '.#.', '###'],
  '2': ['###', '..#', '###', '#..', '###'],
  '3': ['###', '..#', '.##', '..#', '###'],
  '4': ['#.#', '#.#', '###', '..#', '..#'],
  '5': ['###', '#..', '###', '..#', '###'],
  '6': ['###', '#..', '###', '#.#', '###'],
  '7': ['###', '..#', '..#', '.#.', '.#.'],
  '8': ['###', '#.#', '###', '#.#', '###'],
  '9': ['###', '#.#', '###', '..#', '###'],
};
const heartRows = ['.##.##.', '#######', '#######', '.#####.', '..###..', '...#...'];

/** Equal tiles in so many columns and rows. */
export function gridTiles(columns: number, rows: number): Tile[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: (index % columns) / columns,
    y: Math.floor(index / columns) / rows,
    width: 1 / columns,
    height: 1 / rows,
  }));
}

/** Tiles that form a heart. */
export function heartTiles(): Tile[] {
  return tilesOf(heartRows);
}

/** Tiles that form a number of one to three digits; anything else is a heart. */
export function numberTiles(number: string): Tile[] {
  const drawn = [...number].map((digit) => digits[digit]);
  if (drawn.length === 0 || drawn.length > 3 || drawn.some((digit) => digit === undefined))
    return heartTiles();
  const rows = [0, 1, 2, 3, 4].map((row) => drawn.map((digit) => digit?.[row] ?? '...').join('.'));
  return tilesOf(rows);
}

function tilesOf(rows: readonly string[]): Tile[] {
  const columns = rows[0]?.length ?? 1;
  return rows.flatMap((row, y) =>
    [...row].flatMap((mark, x): Tile[] =>
      mark === '#'
        ? [{ x: x / columns, y: y / rows.length, width: 1 / columns, height: 1 / rows.length }]
        : [],
    ),
  );
}

/** A mosaic of large and small tiles in a grid of six by six. */
export function mosaicTiles(): Tile[] {
  const cells: readonly (readonly [number, number, number, number])[] = [
    [0, 0, 3, 2],
    [3, 0, 1, 2],
    [4, 0, 2, 1],
    [4, 1, 2, 2],
    [0, 2, 2, 2],
    [2, 2, 2, 1],
    [2, 3, 2, 2],
    [4, 3, 1, 1],
    [5, 3, 1, 2],
    [4, 4, 1, 1],
    [0, 4, 2, 1],
    [0, 5, 1, 1],
    [1, 5, 3, 1],
    [4, 5, 2, 1],
  ];
  return cells.map(([x, y, width, height]) => ({ x: x / 6, y: y / 6, width: width / 6, height: height / 6 }));
}

/** One large picture with small ones around it. */
export function centreTiles(): Tile[] {
  const around = gridTiles(4, 4).filter(({ x, y }) => x === 0 || y === 0 || x === 0.75 || y === 0.75);
  return [{ x: 0.25, y: 0.25, width: 0.5, height: 0.5 }, ...around];
}

/** Three bands of film with pictures of different widths. */
export function bandTiles(): Tile[] {
  const bands = [
    [0.4, 0.25, 0.35],
    [0.25, 0.5, 0.25],
    [0.35, 0.4, 0.25],
  ];
  return bands.flatMap((widths, row) => {
    let x = 0;
    return widths.map((width): Tile => {
      const tile = { x, y: row / 3, width, height: 1 / 3 };
      x += width;
      return tile;
    });
  });
}

/** A tile in a room, with half a gap less on each side. */
export function tileBox({ x, y, width, height }: Tile, room: Box, gap: number): Box {
  return {
    x: room.x + x * room.width + gap / 2,
    y: room.y + y * room.height + gap / 2,
    width: width * room.width - gap,
    height: height * room.height - gap,
  };
}

/** The largest room of a shape's own proportions within a box. */
export function proportioned(box: Box, aspect: number): Box {
  const width = Math.min(box.width, box.height * aspect);
  const height = width / aspect;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
