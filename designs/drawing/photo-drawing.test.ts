import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allTurns } from '../editing/testing/photo-design.ts';
import { coverBox, photoPlace } from './photo-drawing.ts';
import { beforeTurn } from './photo-turn.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const length = fc.double({ min: 1, max: 500, noNaN: true });
const size = fc.record({ width: length, height: length });
const crop = fc
  .record({ focusX: share, focusY: share, zoom: fc.double({ min: 1, max: 4, noNaN: true }) })
  .chain((own) => fc.constantFrom(...allTurns).map((turn) => ({ ...own, ...turn })));

test('a picture covers its slot at every crop, however it is turned, and keeps its proportions', () => {
  fc.assert(
    fc.property(size, size, crop, (slot, picture, now) => {
      const box = { x: 7, y: -3, ...slot };
      const place = photoPlace(box, picture, now);
      // Where the slot lies on the photo: within it.
      const seen = beforeTurn(box, place);
      expect(place.box.x).toBeLessThanOrEqual(seen.x + 1e-6);
      expect(place.box.y).toBeLessThanOrEqual(seen.y + 1e-6);
      expect(place.box.x + place.box.width).toBeGreaterThanOrEqual(seen.x + seen.width - 1e-6);
      expect(place.box.y + place.box.height).toBeGreaterThanOrEqual(seen.y + seen.height - 1e-6);
      expect(place.box.width / place.box.height).toBeCloseTo(picture.width / picture.height, 6);
    }),
  );
});

test.each([
  [{}, 'AB/CD'],
  [{ mirrored: true }, 'BA/DC'],
  [{ quarterTurns: 1 }, 'CA/DB'],
  [{ quarterTurns: 1, mirrored: true }, 'AC/BD'],
  [{ quarterTurns: 2 }, 'DC/BA'],
  [{ quarterTurns: 3 }, 'BD/AC'],
] as const)('of a photo with corners AB/CD, with %j is seen %s', (turn, expected) => {
  const box = { x: 30, y: 10, width: 60, height: 40 };
  const whole = { focusX: 0.5, focusY: 0.5, zoom: 1, ...turn };
  const isOnSide = 'quarterTurns' in turn && turn.quarterTurns !== 2;
  const picture = isOnSide ? { width: 400, height: 600 } : { width: 600, height: 400 };
  const place = photoPlace(box, picture, whole);
  const cornerAt = (x: number, y: number) => {
    const point = beforeTurn({ x, y, width: 0, height: 0 }, place);
    const isRight = point.x > place.box.x + place.box.width / 2;
    return 'ABCD'[(point.y > place.box.y + place.box.height / 2 ? 2 : 0) + (isRight ? 1 : 0)];
  };
  const rows = [15, 45].map((y) => [35, 85].map((x) => cornerAt(x, y)).join(''));
  expect(rows.join('/')).toBe(expected);
});

test('the focus stands in the middle where there is room', () => {
  const box = { x: 0, y: 0, width: 100, height: 100 };
  const placed = coverBox(box, { width: 400, height: 100 }, { focusX: 0.6, focusY: 0.5, zoom: 1 });
  expect(placed.x + 0.6 * placed.width).toBeCloseTo(50);
});
