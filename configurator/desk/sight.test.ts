import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasKeyboard, wayIntoSight } from './sight.ts';

test('a keyboard takes more of the window than a bar with the address', () => {
  expect(hasKeyboard(740, 740)).toBe(false);
  expect(hasKeyboard(640, 740)).toBe(false);
  expect(hasKeyboard(440, 740)).toBe(true);
});

test('a field that is seen stays, another one is scrolled to where it is seen', () => {
  const span = fc
    .tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: 10, max: 300 }))
    .map(([top, height]) => ({ top, bottom: top + height }));
  fc.assert(
    fc.property(span, span, (field, sight) => {
      const way = wayIntoSight(field, sight);
      const [top, bottom] = [field.top - way, field.bottom - way];
      if (field.top >= sight.top && field.bottom <= sight.bottom) expect(way).toBe(0);
      expect(top).toBeGreaterThanOrEqual(sight.top);
      if (bottom - top <= sight.bottom - sight.top) expect(bottom).toBeLessThanOrEqual(sight.bottom);
      else expect(top === sight.top || bottom >= sight.bottom).toBe(true);
    }),
  );
});
