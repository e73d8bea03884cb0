import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feet, furnitureFor, hangingOf, hasRoom, measures, room } from './hanging.ts';

const length = fc.integer({ min: 100, max: 1100 });
const size = fc.record({ width: length, height: length });
const furniture = fc.constantFrom('sofa' as const, 'desk' as const);

test('a picture is as large beside furniture as it is in truth, seen whole and not behind it', () => {
  fc.assert(
    fc.property(size, furniture, (picture, below) => {
      fc.pre(hasRoom(picture, below));
      const box = hangingOf(picture, below);
      const { scale, height } = measures[below];
      expect(box.width / scale).toBeCloseTo(picture.width);
      expect(box.height / scale).toBeCloseTo(picture.height);
      expect(box.x + box.width / 2).toBeCloseTo(room.width / 2);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(feet - height * scale);
    }),
  );
});

test('what is shown first has room, whatever is sold', () => {
  fc.assert(fc.property(size, (picture) => hasRoom(picture, furnitureFor(picture))));
  expect(furnitureFor({ width: 210, height: 297 })).toBe('desk');
  expect(furnitureFor({ width: 600, height: 800 })).toBe('sofa');
});
