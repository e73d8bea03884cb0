import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Quad, unwrapOf } from './surface.ts';
import { paintPage, type Raster } from './warp.ts';

const near = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });
const quads = fc
  .tuple(
    near(0, 20),
    near(0, 20),
    near(80, 100),
    near(0, 20),
    near(80, 100),
    near(80, 100),
    near(0, 20),
    near(80, 100),
  )
  .map(
    ([a, b, c, d, e, f, g, h]): Quad => [
      [a, b],
      [c, d],
      [e, f],
      [g, h],
    ],
  );

test('the corners of a page lie on the corners of its quad, in any perspective', () => {
  fc.assert(
    fc.property(quads, (quad) => {
      const unwrap = unwrapOf({ kind: 'quad', quad });
      const place = new Float64Array(2);
      const corners = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const;
      quad.forEach(([x, y], index) => {
        unwrap(x, y, place);
        expect(place[0]).toBeCloseTo(corners[index]?.[0] ?? -1, 6);
        expect(place[1]).toBeCloseTo(corners[index]?.[1] ?? -1, 6);
      });
    }),
  );
});

test('around a cylinder, the middle of the page faces us and its sides turn away', () => {
  const unwrap = unwrapOf({ kind: 'round', x: 50, top: 0, height: 100, radius: 40, arc: Math.PI, sag: 0 });
  const place = new Float64Array(2);
  const across = (x: number) => {
    unwrap(x, 50, place);
    return place[0] ?? -1;
  };
  expect(across(50)).toBeCloseTo(0.5);
  expect(across(60) - across(50)).toBeLessThan(across(88) - across(78));
  expect(across(95)).toBe(-1);
});

test('a page covers its quad and nothing beside it; its alpha lets the picture through', () => {
  const picture: Raster = { data: new Uint8Array(20 * 20 * 4).fill(255), width: 20, height: 20 };
  const half: Raster = { data: new Uint8Array([128, 0, 0, 128]), width: 1, height: 1 };
  paintPage(
    picture,
    half,
    {
      kind: 'quad',
      quad: [
        [5, 5],
        [15, 5],
        [15, 15],
        [5, 15],
      ],
    },
    1,
  );
  const at = (x: number, y: number) => [...picture.data.subarray((y * 20 + x) * 4, (y * 20 + x) * 4 + 4)];
  expect(at(10, 10)).toEqual([255, 127, 127, 255]);
  expect(at(2, 10)).toEqual([255, 255, 255, 255]);
});
