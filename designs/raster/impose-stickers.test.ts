import { expect, test } from 'vitest';
import type { FaceSource } from './face-memory.ts';
import { imposeStickers } from './impose-stickers.ts';

/** A red sticker, round: nothing in the corners of its rectangle. */
function sticker(aspect: number): FaceSource {
  return (_, width, mode) => {
    const height = Math.round(width / aspect);
    const data = new Uint8Array(width * height * 4);
    for (let at = 0; at < width * height; at++) {
      const [x, y] = [((at % width) + 0.5) / width - 0.5, (Math.floor(at / width) + 0.5) / height - 0.5];
      if (Math.hypot(x, y) < 0.5) data.set([mode === 'foil-mask' ? 255 : 200, 0, 0, 255], at * 4);
    }
    return { data, width, height };
  };
}

const wanted = { aspect: 0.7, width: 210, mode: 'without-foil', ground: '#fbfaf6' } as const;

/** How many runs of red a line has. */
function runs(data: Uint8Array, width: number, row: number): number {
  const red = (x: number) =>
    (data[(row * width + x) * 4] ?? 0) > 150 && (data[(row * width + x) * 4 + 1] ?? 0) < 60;
  return Array.from({ length: width }, (_, x) => x).filter((x) => red(x) && !red(x - 1)).length;
}

test.each([
  [1, 3],
  [1.9, 2],
])('a liner holds stickers of proportions %f in %i columns, the last one taken off', (aspect, columns) => {
  const made = imposeStickers('liner', wanted, sticker(aspect));
  if (!made) throw new Error('There is no liner.');
  const lines = Array.from({ length: made.height }, (_, row) => runs(made.data, made.width, row));
  expect(Math.max(...lines)).toBe(columns);
  expect(Math.max(...lines.slice(Math.round(made.height * 0.88)))).toBe(columns - 1);
});

test('one alone lies in the middle of its ground, whose colour is seen around it', () => {
  const made = imposeStickers('envelope', { ...wanted, aspect: 1, ground: '#102030' }, sticker(1));
  if (!made) throw new Error('There is no sticker.');
  const middle = (105 * made.width + 105) * 4;
  expect([...made.data.subarray(0, 3)]).toEqual([16, 32, 48]);
  expect([...made.data.subarray(middle, middle + 3)]).toEqual([200, 0, 0]);
});

test('where no metal is pressed the mask is black, and a design without a front has no stickers', () => {
  const mask = imposeStickers('envelope', { ...wanted, aspect: 1, mode: 'foil-mask' }, sticker(1));
  expect([...(mask?.data.subarray(0, 3) ?? [])]).toEqual([0, 0, 0]);
  expect(imposeStickers('liner', wanted, () => undefined)).toBeUndefined();
});
