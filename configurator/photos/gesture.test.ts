import { expect, test } from 'vitest';
import { dragged, noPointers, pressed, released } from './gesture.ts';

test('one finger pushes', () => {
  const down = pressed(noPointers, 1, { x: 10, y: 10 });
  const { pointers, movement } = dragged(down, 1, { x: 15, y: 8 });
  expect(movement).toEqual({ by: { x: 5, y: -2 }, factor: 1, at: { x: 15, y: 8 } });
  expect(dragged(pointers, 1, { x: 15, y: 8 }).movement?.by).toEqual({ x: 0, y: 0 });
});

test('two fingers that part enlarge around the middle between them', () => {
  const down = pressed(pressed(noPointers, 1, { x: 0, y: 0 }), 2, { x: 10, y: 0 });
  expect(dragged(down, 2, { x: 20, y: 0 }).movement).toEqual({
    by: { x: 5, y: 0 },
    factor: 2,
    at: { x: 10, y: 0 },
  });
});

test('lifting one of two fingers moves nothing, and a stranger’s finger neither', () => {
  const two = pressed(pressed(noPointers, 1, { x: 0, y: 0 }), 2, { x: 10, y: 0 });
  const one = released(two, 1);
  expect(dragged(one, 2, { x: 12, y: 3 }).movement?.by).toEqual({ x: 2, y: 3 });
  expect(dragged(one, 7, { x: 99, y: 99 })).toEqual({ pointers: one, movement: null });
});
