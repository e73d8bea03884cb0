import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from '../../model/random.ts';
import { brushStroke, runningOut } from './brush-stroke.ts';
import { closedCurve, openCurve, outlinePath, outlinePolygon } from './curve.ts';
import { cutStrokes, strokesOf } from './cut-stroke.ts';
import { formatNumber } from './format.ts';
import { lanceForm, leafOutline, mirrored } from './leaf-outline.ts';
import { blob, noiseOf, wobble } from './noise.ts';
import { distance, type Point } from './point.ts';
import { hatching, isInside } from './polygon.ts';
import { bentSpine } from './spine.ts';
import { pathPoints } from './testing/path-points.ts';
import { visibleLines } from './visible-lines.ts';

const coordinate = fc.double({ min: -200, max: 200, noNaN: true });
const point = fc.tuple(coordinate, coordinate);
const points = fc.array(point, { minLength: 3, maxLength: 12 });
const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

test('numbers have at most two decimals and no -0', () => {
  expect([formatNumber(-0.001), formatNumber(1 / 3), formatNumber(12)]).toEqual(['0', '0.33', '12']);
});

test('curves go through their points and hold only finite numbers', () => {
  fc.assert(
    fc.property(points, (line) => {
      for (const path of [openCurve(line), closedCurve(line), brushStroke(line, 2)]) {
        expect(path).not.toMatch(/NaN|Infinity|undefined/);
      }
      const drawn = pathPoints(openCurve(line));
      for (const [index, wanted] of line.entries()) {
        expect(distance(drawn[index * 3] ?? [999, 999], wanted)).toBeLessThan(0.011);
      }
    }),
  );
});

test('a stroke stays within half its width of the line', () => {
  const path = pathPoints(
    brushStroke(
      [
        [0, 0],
        [50, 0],
      ],
      4,
      runningOut,
    ),
  );
  expect(Math.max(...path.map(([, y]) => Math.abs(y)))).toBeCloseTo(2, 1);
});

test('a leaf keeps its length and width, and a bend turns its midrib', () => {
  fc.assert(
    fc.property(fc.double({ min: -1, max: 1, noNaN: true }), (bend) => {
      const leaf = leafOutline(lanceForm, { base: [0, 0], angle: 0, length: 20, width: 6, bend });
      expect(leaf.midrib.length).toBeCloseTo(20, 0);
      for (const corner of outlinePolygon(leaf.outline)) expect(Math.abs(corner[1])).toBeLessThan(10);
      expect(leaf.midrib.angle(1) - leaf.midrib.angle(0)).toBeCloseTo(bend * 0.8, 0);
      expect(outlinePath(leaf.outline).startsWith('M')).toBe(true);
    }),
  );
});

test('a mirrored half is the same on both sides', () => {
  const whole = mirrored([
    [0, -5],
    [3, 0],
    [0, 5],
  ]);
  expect(whole).toEqual([
    [0, -5],
    [3, 0],
    [0, 5],
    [-3, 0],
  ]);
});

test('noise is the same for the same seed and keeps to its amount', () => {
  fc.assert(
    fc.property(fc.integer(), points, (seed, line) => {
      const moved = wobble(line, noiseOf(randomOf(seed)), 0.5, 9);
      expect(moved).toEqual(wobble(line, noiseOf(randomOf(seed)), 0.5, 9));
      for (const [index, at] of moved.entries()) {
        expect(distance(at, line[index] ?? [0, 0])).toBeLessThanOrEqual(0.72);
      }
      for (const at of blob([0, 0], 10, noiseOf(randomOf(seed)), { roughness: 0.2 })) {
        expect(Math.hypot(at[0], at[1])).toBeLessThanOrEqual(12.01);
      }
    }),
  );
});

test('hatching stays inside its polygon', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 3, noNaN: true }), (angle) => {
      const lines = hatching(square, { gap: 1.3, angle });
      expect(lines.length).toBeGreaterThan(4);
      for (const end of lines.flat()) expect(isInside(end, square)).toBe(true);
    }),
  );
});

test('lines behind a later sheet are left out', () => {
  const line = Array.from({ length: 21 }, (_, index): Point => [index - 5.5, 5]);
  const [behind, front] = visibleLines([
    { lines: [line], cover: null },
    { lines: [line], cover: square },
  ]);
  expect(behind?.map((part) => part.length)).toEqual([6, 5]);
  expect(front).toEqual([line]);
});

test('a spine bends by the angle asked for and is measured by length', () => {
  const spine = bentSpine([0, 0], 0, 30, 0.6);
  expect(spine.length).toBeCloseTo(30, 0);
  expect(distance(spine.at(0.25), spine.at(0.5))).toBeCloseTo(7.5, 1);
});

test('a cut stroke keeps what is seen and ends at the edge', () => {
  const stroke = brushStroke(
    Array.from({ length: 21 }, (_, index): Point => [index, 0]),
    1,
  );
  expect(cutStrokes(strokesOf(stroke), () => false)).toBe(stroke);
  expect(cutStrokes(strokesOf(stroke), () => true)).toBe('');
  const cut = pathPoints(cutStrokes(strokesOf(stroke), (x) => x > 10));
  expect(Math.max(...cut.map(([x]) => x))).toBeLessThanOrEqual(10);
  expect(Math.min(...cut.map(([x]) => x))).toBeCloseTo(0, 1);
});
