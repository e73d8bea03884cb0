import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesIn } from '../listing/bit-set.ts';
import { sparseSet } from '../listing/sparse-set.ts';
import { rank } from './rank.ts';
import type { Term, Weight } from './term.ts';
import { wordPlaces } from './word-places.ts';

const size = 150;
const weights: readonly Weight[] = ['kind', 'name', 'motif', 'rest'];
const term = fc.record({
  weight: fc.constantFrom(...weights),
  places: fc.uniqueArray(fc.nat({ max: size - 1 })).map((places) => places.toSorted((a, b) => a - b)),
});
const matches = (terms: number) =>
  fc.uniqueArray(fc.tuple(fc.nat({ max: terms - 1 }), fc.nat({ max: 7 })), { selector: ([at]) => at });

test('puts every place where all words are found into the tier of its levels, as adding them up place by place does', () => {
  const searches = fc.array(term, { minLength: 1, maxLength: 6 }).chain((terms) =>
    fc.record({
      terms: fc.constant(terms),
      words: fc.array(matches(terms.length), { minLength: 1, maxLength: 3 }),
    }),
  );
  fc.assert(
    fc.property(searches, ({ terms, words }) => {
      const index = {
        size,
        terms: terms.map(({ weight }, at): Term => ({ key: String(at), weight, phrases: () => [] })),
        places: terms.map(({ places }) => sparseSet(places)),
      };
      const found = words.map((word) => wordPlaces(new Map(word), index));
      const { first, only, count } = rank(found, size, undefined);

      const sumAt = (place: number) =>
        words.reduce((sum, word) => {
          const here = word.filter(([at]) => terms[at]?.places.includes(place));
          const best = Math.min(...here.map(([, level]) => level));
          const told = here.filter(([at, level]) => level <= 4 && terms[at]?.weight !== 'rest');
          return sum + 2 * best + (told.length > 1 ? 0 : 1);
        }, 0);
      const sums = Array.from({ length: size }, (_, place) => ({ place, sum: sumAt(place) })).filter(
        ({ sum }) => Number.isFinite(sum),
      );
      const tiers = [...Map.groupBy(sums, ({ sum }) => sum)].sort(([one], [other]) => one - other);
      expect(first.map(placesIn)).toEqual(tiers.map(([, tier]) => tier.map(({ place }) => place)));
      expect(placesIn(only)).toEqual(sums.map(({ place }) => place));
      expect(count).toBe(sums.length);
    }),
  );
});
