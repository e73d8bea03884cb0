import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feet, hangingOf, hasRoom, measures, room } from './hanging.ts';
import { hasRoomToStand, person, standingBeside } from './person.ts';

const length = fc.integer({ min: 100, max: 2000 });

test('a person stands on the floor, as tall as in truth, beside the picture and within the room', () => {
  fc.assert(
    fc.property(fc.record({ width: length, height: length }), (size) => {
      fc.pre(hasRoom(size, 'sofa'));
      const picture = hangingOf(size, 'sofa');
      const box = standingBeside(picture, 'sofa');
      expect(box.height / measures.sofa.scale).toBeCloseTo(person.height);
      expect(box.y + box.height).toBeCloseTo(feet);
      expect(box.x + box.width).toBeLessThanOrEqual(room.width);
      const beside = room.width - picture.x - picture.width;
      if (beside >= box.width + 14) expect(box.x).toBeGreaterThanOrEqual(picture.x + picture.width);
    }),
  );
});

test('beside a desk, which is seen from near, a person cannot stand whole', () => {
  expect(hasRoomToStand('sofa')).toBe(true);
  expect(hasRoomToStand('desk')).toBe(false);
});
