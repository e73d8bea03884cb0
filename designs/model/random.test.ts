import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from './random.ts';

test('the same seed gives the same stream, a fork leaves it alone', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const [one, other] = [randomOf(seed), randomOf(seed)];
      const [fork, sameFork] = [one.fork(), other.fork()];
      fork.between(0, 1);
      expect(one.between(0, 1)).toBe(other.between(0, 1));
      expect(sameFork.between(0, 1)).toBe(randomOf(seed).fork().between(0, 1));
    }),
  );
});

test('numbers stay in their range and a shuffle keeps every item', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer()), (seed, list) => {
      const random = randomOf(seed);
      const number = random.between(2, 3);
      expect(number >= 2 && number < 3).toBe(true);
      expect([...random.shuffle(list)].sort()).toEqual([...list].sort());
    }),
  );
});

test('seeds in a row begin with numbers all over the range', () => {
  const first = Array.from({ length: 40 }, (_, seed) => randomOf(seed).between(0, 1));
  for (const tenth of [0, 2, 4, 6, 8]) {
    expect(first.some((number) => number >= tenth / 10 && number < (tenth + 2) / 10)).toBe(true);
  }
});
