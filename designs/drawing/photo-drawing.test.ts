import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverBox } from './photo-drawing.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const length = fc.double({ min: 1, max: 500, noNaN: true });

test('a picture covers its slot at every crop and keeps its proportions', () => {
  fc.assert(
    fc.property(length, length, length, length, share, share, share, (w, h, pw, ph, focusX, focusY, more) => {
      const box = { x: 7, y: -3, width: w, height: h };
      const placed = coverBox(box, { width: pw, height: ph }, { focusX, focusY, zoom: 1 + 3 * more });
      expect(placed.x).toBeLessThanOrEqual(box.x + 1e-6);
      expect(placed.y).toBeLessThanOrEqual(box.y + 1e-6);
      expect(placed.x + placed.width).toBeGreaterThanOrEqual(box.x + w - 1e-6);
      expect(placed.y + placed.height).toBeGreaterThanOrEqual(box.y + h - 1e-6);
      expect(placed.width / placed.height).toBeCloseTo(pw / ph, 6);
    }),
  );
});

test('the focus stands in the middle where there is room', () => {
  const box = { x: 0, y: 0, width: 100, height: 100 };
  const placed = coverBox(box, { width: 400, height: 100 }, { focusX: 0.6, focusY: 0.5, zoom: 1 });
  expect(placed.x + 0.6 * placed.width).toBeCloseTo(50);
});
