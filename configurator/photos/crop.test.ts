import { coverBox } from '@blattwerk/designs/drawing/photo-drawing.ts';
import { allTurns } from '@blattwerk/designs/editing/testing/photo-design.ts';
import { mirroredCrop, turnedCrop } from '@blattwerk/designs/editing/turned-crop.ts';
import { cropSchema } from '@blattwerk/schemas/design/document.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Crop, type Frame, moved, turnedBack, zoomed } from './crop.ts';

const length = fc.double({ min: 20, max: 4000, noNaN: true });
const size = fc.record({ width: length, height: length });
const frame: fc.Arbitrary<Frame> = fc.record({ slot: size, photo: size });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const crop: fc.Arbitrary<Crop> = fc
  .record({ focusX: share, focusY: share, zoom: fc.double({ min: 1, max: 5, noNaN: true }) })
  .chain((own) => fc.constantFrom(...allTurns).map((turn) => ({ ...own, ...turn })));
const way = fc.double({ min: -5000, max: 5000, noNaN: true });
const point = fc.record({ x: way, y: way });
const step = fc.oneof(
  point.map((by) => (now: Crop, inside: Frame) => moved(now, inside, by)),
  fc.tuple(fc.double({ min: 0.1, max: 10, noNaN: true }), point).map(
    ([factor, at]) =>
      (now: Crop, inside: Frame) =>
        zoomed(now, inside, factor, at),
  ),
  fc.constantFrom<(now: Crop) => Crop>(
    (now) => turnedCrop(now, 1),
    (now) => turnedCrop(now, -1),
    mirroredCrop,
  ),
);

function placed({ slot, photo }: Frame, now: Crop) {
  return coverBox({ x: 0, y: 0, ...slot }, photo, now);
}

test('whatever is done to a crop, the photo covers its slot and the draft may keep it', () => {
  fc.assert(
    fc.property(frame, crop, fc.array(step, { maxLength: 8 }), (inside, start, steps) => {
      const end = steps.reduce((now, change) => change(now, inside), start);
      expect(cropSchema.safeParse(end).success).toBe(true);
      const { x, y, width, height } = placed(inside, end);
      expect(Math.max(x, y)).toBeLessThanOrEqual(1e-6);
      expect(x + width).toBeGreaterThanOrEqual(inside.slot.width - 1e-6);
      expect(y + height).toBeGreaterThanOrEqual(inside.slot.height - 1e-6);
    }),
  );
});

test('a photo follows the finger to where its edge is', () => {
  const inside = { slot: { width: 100, height: 100 }, photo: { width: 3000, height: 1000 } };
  const start = { focusX: 0, focusY: 0.5, zoom: 1 };
  expect(placed(inside, start).x).toBe(0);
  const pushed = placed(inside, moved(start, inside, { x: -30, y: 40 }));
  expect([pushed.x, pushed.y]).toEqual([expect.closeTo(-30, 1), expect.closeTo(0)]);
  expect(placed(inside, moved(start, inside, { x: -900, y: 0 })).x).toBeCloseTo(-200, 1);
  expect(placed(inside, moved(start, inside, { x: 10, y: 0 })).x).toBeCloseTo(0, 1);
});

test.each(allTurns)('a photo with %j follows the finger, not its own sides', (turn) => {
  const inside = { slot: { width: 100, height: 80 }, photo: { width: 1000, height: 900 } };
  const start = { focusX: 0.5, focusY: 0.5, zoom: 3, ...turn };
  const before = placed(inside, start);
  const pushed = placed(inside, moved(start, inside, { x: 12, y: -7 }));
  expect([pushed.x - before.x, pushed.y - before.y]).toEqual([expect.closeTo(12, 1), expect.closeTo(-7, 1)]);
});

test('what lies under the finger stays there while there is room', () => {
  const inside = { slot: { width: 100, height: 100 }, photo: { width: 1000, height: 1000 } };
  const at = { x: 20, y: -10 };
  const start = { focusX: 0.5, focusY: 0.5, zoom: 2 };
  const shareUnder = (now: Crop) => {
    const { x, width } = placed(inside, now);
    return (50 + at.x - x) / width;
  };
  expect(shareUnder(zoomed(start, inside, 1.5, at))).toBeCloseTo(shareUnder(start), 3);
});

test('on a face that stands on its head, right is left', () => {
  const { x, y } = turnedBack({ x: 10, y: 5 }, 180);
  expect([x, y]).toEqual([expect.closeTo(-10), expect.closeTo(-5)]);
  expect(turnedBack({ x: 10, y: 0 }, 90)).toEqual({ x: expect.closeTo(0), y: expect.closeTo(-10) });
});
