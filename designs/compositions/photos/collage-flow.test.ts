import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandTilesOf, centreTilesOf, mosaicTilesOf, rowTiles, squareTiles } from './collage-flow.ts';
import type { Tile } from './collage-shapes.ts';

const room = fc.record({
  width: fc.integer({ min: 100, max: 900 }),
  height: fc.integer({ min: 100, max: 900 }),
});
const count = fc.integer({ min: 1, max: 40 });
const area = (tiles: readonly Tile[]) => tiles.reduce((sum, { width, height }) => sum + width * height, 0);
const tiny = 1e-9;

function overlap(one: Tile, other: Tile): boolean {
  return (
    one.x + one.width > other.x + tiny &&
    other.x + other.width > one.x + tiny &&
    one.y + one.height > other.y + tiny &&
    other.y + other.height > one.y + tiny
  );
}

test.each([
  ['rows', rowTiles, true],
  ['bands', bandTilesOf, true],
  ['mosaic', mosaicTilesOf, true],
  ['centre', centreTilesOf, true],
  [
    'squares',
    (photos: number, of: { width: number; height: number }) => squareTiles(photos, of).tiles,
    false,
  ],
] as const)(
  '%s have a tile for every photo, none over another, and fill their room',
  (_, tilesOf, isFull) => {
    fc.assert(
      fc.property(count, room, (photos, size) => {
        const tiles = tilesOf(photos, size);
        expect(tiles).toHaveLength(photos);
        for (const { x, y, width, height } of tiles) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + tiny);
        }
        expect(tiles.some((one, at) => tiles.slice(at + 1).some((other) => overlap(one, other)))).toBe(false);
        if (isFull) expect(area(tiles)).toBeCloseTo(1);
      }),
    );
  },
);
