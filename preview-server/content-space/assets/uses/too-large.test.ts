import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTooLarge } from './too-large.ts';

const place = (width: number | null, ratio: number | null = null) => ({
  kind: 'picture' as const,
  ratio,
  width,
});
const megabyte = 1024 * 1024;

test.each([
  ['a camera photo in a small place', 6000, megabyte, [place(400)], true],
  ['the same in a place as wide as the page, too', 4000, megabyte, [place(400), place(null)], false],
  ['a photo as wide as sharp screens need', 1600, megabyte, [place(400)], false],
  ['a small file', 6000, 100 * 1024, [place(400)], false],
  ['what no page shows', 6000, megabyte, [], false],
] as const)('%s', (_name, width, bytes, places, expected) => {
  expect(isTooLarge({ size: { width, height: width }, bytes }, places)).toBe(expected);
});

test('what a place needs is never too large for it, and one more place never makes a picture too large', () => {
  const width = fc.integer({ min: 1, max: 9000 });
  const some = fc.record({
    width: fc.option(width),
    ratio: fc.option(fc.double({ min: 0.2, max: 5, noNaN: true })),
  });
  fc.assert(
    fc.property(width, width, fc.array(some), some, (w, h, places, more) => {
      const picture = { size: { width: w, height: h }, bytes: megabyte };
      const asPlaces = places.map((each) => place(each.width, each.ratio));
      const isBefore = isTooLarge(picture, asPlaces);
      const isAfter = isTooLarge(picture, [...asPlaces, place(more.width, more.ratio)]);
      if (places.length > 0 && !isBefore) expect(isAfter).toBe(false);
      if (more.width !== null && w <= more.width * 2) expect(isAfter).toBe(false);
    }),
  );
});
