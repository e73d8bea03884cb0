import { expect, test } from 'vitest';
import type { Box } from '../model/shape.ts';
import { jigsawOf } from '../scenes/jigsaw.ts';
import type { Raster } from '../scenes/warp.ts';
import { paintStage } from './paint-stage.ts';

const size = { width: 40, height: 40 };
const face = { page: 0 };
const sheet = {
  kind: 'quad',
  quad: [
    [0, 0],
    [40, 0],
    [40, 40],
    [0, 40],
  ],
} as const;

function filled(value: number): Raster {
  return { data: new Uint8Array(40 * 40 * 4).fill(value), width: 40, height: 40 };
}

test('only what lies within the mask covers the ground, and only the wanted part is drawn', () => {
  const asked: Box[] = [];
  const part = { x: 0.5, y: 0, width: 0.5, height: 1 };
  const stage = {
    behind: '',
    faces: [{ face, surface: sheet, part, mask: 'M0 0L0.5 0L0.5 1L0 1Z' }],
    front: '',
  };
  const picture = paintStage(stage, size, filled(90), (_, __, wanted) => {
    asked.push(wanted);
    return filled(255);
  });
  const at = (x: number, y: number) => picture.data[(y * 40 + x) * 4];
  expect(at(10, 20)).toBe(255);
  expect(at(30, 20)).toBe(90);
  expect(asked).toEqual([part]);
});

test('the pieces of a puzzle lie side by side without a gap', () => {
  const jigsaw = jigsawOf(1.5, 24);
  const pieces = Array.from({ length: jigsaw.columns * jigsaw.rows }, (_, index) =>
    jigsaw.piece(index % jigsaw.columns, Math.floor(index / jigsaw.columns)),
  );
  const faces = pieces.map((mask) => ({ face, surface: sheet, mask }));
  const picture = paintStage({ behind: '', faces, front: '' }, size, filled(0), () => filled(255));
  const inner = Array.from({ length: 36 * 36 }, (_, index) => {
    const [x, y] = [2 + (index % 36), 2 + Math.floor(index / 36)];
    return picture.data[(y * 40 + x) * 4] ?? 0;
  });
  expect(Math.min(...inner)).toBeGreaterThan(150);
});
