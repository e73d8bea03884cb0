import { type BitSet, emptySet } from '../listing/bit-set.ts';
import type { Matches } from './matches.ts';
import type { SearchIndex } from './search-index.ts';

/** Where a word of a search is found. */
export type WordPlaces = {
  all: BitSet;
  /** The same taken apart: the lower the rank, the likelier it was meant. */
  ranks: readonly { rank: number; set: BitSet }[];
};

/** What stands in part of the name of a kind, or deeper down, is no second time. */
const telling = 4;

/** Where a word is found by its best phrases; what it finds twice, as kind and occasion, comes before. */
export function wordPlaces(
  matches: Matches,
  { size, terms, places }: Pick<SearchIndex, 'size' | 'terms' | 'places'>,
): WordPlaces {
  const all = emptySet(size);
  const once = emptySet(size);
  const twice = emptySet(size);
  for (const [term, level] of matches) {
    if (level > telling || terms[term]?.weight === 'rest') continue;
    const { at, bits } = places[term] ?? none;
    for (let step = 0; step < at.length; step++) {
      const word = at[step] ?? 0;
      const own = bits[step] ?? 0;
      const known = once[word] ?? 0;
      twice[word] = (twice[word] ?? 0) | (known & own);
      once[word] = known | own;
    }
  }
  const byLevel = [...Map.groupBy(matches, ([, level]) => level)].sort(([one], [other]) => one - other);
  const ranks = byLevel.flatMap(([level, found]) => {
    const [second, first] = [emptySet(size), emptySet(size)];
    for (const [term] of found) {
      const { at, bits } = places[term] ?? none;
      for (let step = 0; step < at.length; step++) {
        const word = at[step] ?? 0;
        const own = (bits[step] ?? 0) & ~(all[word] ?? 0);
        const doubled = own & (twice[word] ?? 0);
        first[word] = (first[word] ?? 0) | doubled;
        second[word] = (second[word] ?? 0) | (own & ~doubled);
      }
    }
    for (let word = 0; word < all.length; word++)
      all[word] = (all[word] ?? 0) | (first[word] ?? 0) | (second[word] ?? 0);
    return [
      { rank: 2 * level, set: first },
      { rank: 2 * level + 1, set: second },
    ];
  });
  return { all, ranks };
}

const none = { at: new Uint32Array(), bits: new Int32Array() };
