import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carriedBox, grownBox, stepOf } from './placing.ts';

const box = { x: 10, y: 20, width: 30, height: 10 };
const none = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };

test('arrows carry by a millimetre, with Shift by ten, with Alt by a tenth; with others they mean nothing here', () => {
  expect(stepOf({ key: 'ArrowLeft', ...none })).toEqual({ x: -1, y: 0 });
  expect(stepOf({ key: 'ArrowDown', ...none, shiftKey: true })).toEqual({ x: 0, y: 10 });
  expect(stepOf({ key: 'ArrowUp', ...none, altKey: true })).toEqual({ x: 0, y: -0.1 });
  expect(stepOf({ key: 'ArrowUp', ...none, ctrlKey: true })).toBeUndefined();
  expect(stepOf({ key: 'a', ...none })).toBeUndefined();
});

test('what is carried near the middle or an edge is there', () => {
  const face = { width: 105, height: 148 };
  expect(carriedBox(box, { x: 27, y: -19.4 }, face)).toEqual({ ...box, x: 37.5, y: 0 });
  expect(carriedBox(box, { x: 5, y: 0 }, face)).toEqual({ ...box, x: 15 });
});

test('no box is ever smaller than a millimetre, and a proportion can be kept', () => {
  const way = fc.record({ x: fc.integer({ min: -300, max: 300 }), y: fc.integer({ min: -300, max: 300 }) });
  fc.assert(
    fc.property(way, fc.boolean(), (by, isProportional) => {
      const { width, height } = grownBox(box, by, isProportional);
      return width >= 1 && height >= 1;
    }),
  );
  expect(grownBox(box, { x: 30, y: 0 }, true)).toEqual({ ...box, width: 60, height: 20 });
});
