import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from '../../model/random.ts';
import { isInside } from '../pen/polygon.ts';
import { lineArt } from './line-art.ts';
import { area, both, oval, placed, stroke } from './marks.ts';
import { boundsOf, pairsOf, pointsOf, sampled } from './outline.ts';
import { painted } from './painted.ts';
import { roleOf, toned } from './tones.ts';

test('a list of points reads with its corners, a wrong one is refused', () => {
  expect(pointsOf('1,-2 3.5,4!')).toEqual([
    { x: 1, y: -2 },
    { x: 3.5, y: 4, corner: true },
  ]);
  expect(() => pointsOf('1,2 three')).toThrow('three');
});

test('a line behind an area is cut where the area hides it', () => {
  const marks = [stroke('ink', '-40,0 40,0'), oval('main', [0, 0, 10, 10])];
  const inner = Array.from({ length: 9 }, (_, index) => ({ x: index - 4, y: 0 }));
  const shapes = lineArt(randomOf(3), marks, 1, { ink: 'ink', width: 1, ownStrokes: false });
  expect(shapes).toHaveLength(3);
  for (const { d } of shapes) {
    const outline = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    const box = boundsOf(outline);
    if (box.bottom - box.top < 5)
      expect(inner.some(({ x, y }) => isInside([x, y], pairsOf(outline)))).toBe(false);
  }
});

test('samples of a curve pass its points', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })), {
        minLength: 3,
      }),
      (list) => {
        const points = list.map(([x, y]) => ({ x, y }));
        const samples = sampled(points, true, 1);
        for (const point of points) {
          expect(samples.some((sample) => Math.hypot(sample.x - point.x, sample.y - point.y) < 1e-6)).toBe(
            true,
          );
        }
      },
    ),
  );
});

test('mirrored marks lie across the axis, placed ones turn and move', () => {
  const [, mirrored] = both([area('main', '1,0 5,0 3,4')]);
  expect(mirrored).toMatchObject({ points: [{ x: -1 }, { x: -5 }, { x: -3 }] });
  const [turned] = placed([area('main', '2,0 4,0 3,1')], { rotate: 90, x: 10 });
  expect(turned).toMatchObject({ points: [{ x: 10, y: 2 }, { x: 10, y: 4 }, { x: 9 }] });
});

test('a tone stays within its role', () => {
  expect(toned('main', 20)).toBe('main+20');
  expect(toned('main+10', -30)).toBe('main-20');
  expect(toned('third-90', -40)).toBe('third-99');
  expect(toned('leaf+20', -20)).toBe('leaf');
  expect(toned('#102030', 10)).toBe('#102030');
  expect([roleOf('second-72'), roleOf('#102030')]).toEqual(['second', undefined]);
});

test('pale paint has a darker edge, so that light paper does not swallow it', () => {
  const [white, red] = painted(
    randomOf(1),
    [oval('second+80', [0, 0, 9, 9], { shade: 'flat' }), oval('main', [0, 0, 9, 9], { shade: 'flat' })],
    1,
  );
  expect(white).toMatchObject({ fill: 'second+80', stroke: 'second+42', strokeWidth: 0.7 });
  expect(red?.stroke).toBeUndefined();
});
