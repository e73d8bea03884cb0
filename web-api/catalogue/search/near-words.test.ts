import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { expect, test } from 'vitest';
import { createNearWords } from './near-words.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ä', 'ß', 'z'), minLength: 1, maxLength: 9 });

test('finds what a comparison with every word finds', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word), word, fc.nat({ max: 2 }), (words, typed, allowed) => {
      const found = createNearWords(words)(typed, allowed).map((near) => near.word);
      expect(found.sort()).toEqual(words.filter((known) => distance(known, typed) <= allowed).sort());
    }),
  );
});
