import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Holder, shareOut } from './share-out.ts';

const even = (share: number): Holder => ({
  counts: [0, 1, 2, 3, 4],
  cost: (_, count) => (count - share) ** 2,
});

test('photos are shared out evenly, and none too many', () => {
  fc.assert(
    fc.property(fc.nat(120), fc.integer({ min: 1, max: 30 }), (photos, count) => {
      const shares = shareOut(
        photos,
        Array.from({ length: count }, () => even(photos / count)),
      );
      expect(shares).toHaveLength(count);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.min(photos, 4 * count));
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    }),
  );
});

test('what it costs decides where one holder ends', () => {
  const holders = [0, 1].map(
    (): Holder => ({ counts: [1, 2, 3], cost: (first, count) => (first === 0 && count !== 3 ? 5 : 0) }),
  );
  expect(shareOut(4, holders)).toEqual([3, 1]);
});
