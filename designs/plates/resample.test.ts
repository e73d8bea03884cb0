import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resample, type Table } from './resample.ts';

const origin = { left: 0, top: 0 };

function tableOf(
  width: number,
  height: number,
  step: number,
  value: (x: number, y: number) => number,
): Table {
  const data = Float32Array.from({ length: width * height }, (_, at) =>
    value(((at % width) + 0.5) * step, (Math.floor(at / width) + 0.5) * step),
  );
  return { data, width, height, channels: 1, step };
}

test('what is the same everywhere stays so in every size', () => {
  const sizes = fc.record({
    scale: fc.double({ min: 0.4, max: 6, noNaN: true }),
    step: fc.constantFrom(1, 2, 4),
  });
  fc.assert(
    fc.property(sizes, ({ scale, step }) => {
      const table = tableOf(12, 8, step, () => 0.4);
      const made = resample(table, origin, { left: 0, top: 0, width: 9, height: 7 }, scale);
      expect(made.every((value) => Math.abs(value - 0.4) < 1e-4)).toBe(true);
    }),
  );
});

test('a slope keeps its places: each pixel has the value of its middle', () => {
  const table = tableOf(40, 30, 4, (x, y) => x + 2 * y);
  for (const scale of [1 / 1.2, 1, 2]) {
    const region = { left: 20, top: 15, width: 10, height: 10 };
    const made = resample(table, origin, region, scale);
    for (const [column, row] of [
      [0, 0],
      [9, 4],
      [5, 9],
    ] as const) {
      const wanted = (20 + column + 0.5) * scale + 2 * (15 + row + 0.5) * scale;
      expect(made[row * 10 + column]).toBeCloseTo(wanted, 2);
    }
  }
});

test('a table that begins elsewhere lies where it begins', () => {
  const table = tableOf(10, 10, 1, (x) => x);
  const made = resample(table, { left: 30, top: 40 }, { left: 32, top: 42, width: 2, height: 2 }, 1);
  expect(Array.from(made, (value) => value.toFixed(3))).toEqual(['2.500', '3.500', '2.500', '3.500']);
});
