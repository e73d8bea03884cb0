import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDistance } from './word-distance.ts';

test.each([
  ['muller', 'muler', 1],
  ['muller', 'mulller', 1],
  ['muller', 'mulelr', 1],
  ['muller', 'nuller', 1],
  ['muller', 'mlr', 3],
  ['', 'ab', 2],
])('%s and %s are %s apart', (one, other, distance) => {
  expect(wordDistance(one, other, 3)).toBe(distance);
});

test('a word is no distance from itself, and as far from another as that is from it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
      expect(wordDistance(one, one, 2)).toBe(0);
      expect(wordDistance(one, other, 2)).toBe(wordDistance(other, one, 2));
    }),
  );
});

test('one slip of the finger is one apart at most, a swap of neighbours too', () => {
  const word = fc.string({ minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(word, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (typed, nat, letter) => {
      const place = nat % (typed.length - 1);
      const [head, first, second, tail] = [
        typed.slice(0, place),
        typed[place] ?? '',
        typed[place + 1] ?? '',
        typed.slice(place + 2),
      ];
      for (const slip of [
        `${head}${second}${first}${tail}`,
        `${head}${letter}${second}${tail}`,
        `${head}${first}${letter}${second}${tail}`,
        `${head}${first}${tail}`,
      ])
        expect(wordDistance(typed, slip, 2)).toBeLessThanOrEqual(1);
    }),
  );
});
