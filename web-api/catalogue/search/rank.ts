import { add, type BitSet, emptySet, has } from '../listing/bit-set.ts';
import type { Matches } from './matches.ts';
import type { SearchIndex } from './search-index.ts';

export type Ranked = {
  /** Where every word is found. */
  only: BitSet;
  /** The same taken apart, what was meant most likely first. */
  first: readonly BitSet[];
  count: number;
};

const nowhere = 255;
/** What stands in part of the name of a kind, or deeper down, is no second time. */
const telling = 4;

/** Puts together what each word found: the levels of all words add up; what a word finds twice, as kind and occasion, comes before. */
export function rank(
  matches: readonly Matches[],
  { size, terms, places }: Pick<SearchIndex, 'size' | 'terms' | 'places'>,
  within?: BitSet | undefined,
): Ranked {
  const sums = new Uint16Array(size);
  const isMissed = new Uint8Array(size);
  for (const found of matches) {
    const level = new Uint8Array(size).fill(nowhere);
    const isTwice = new Uint8Array(size);
    for (const [term, best] of found) {
      const tells = best <= telling && terms[term]?.weight !== 'rest';
      for (const place of places[term] ?? []) {
        const known = level[place] ?? nowhere;
        if (known <= telling && tells) isTwice[place] = 1;
        if (best < known) level[place] = best;
      }
    }
    for (let place = 0; place < size; place++) {
      const own = level[place] ?? nowhere;
      if (own === nowhere) isMissed[place] = 1;
      else sums[place] = (sums[place] ?? 0) + 2 * own + 1 - (isTwice[place] ?? 0);
    }
  }
  const only = emptySet(size);
  const tiers = new Map<number, BitSet>();
  let count = 0;
  for (let place = 0; place < size; place++) {
    if (isMissed[place] !== 0 || (within && !has(within, place))) continue;
    count += 1;
    add(only, place);
    const sum = sums[place] ?? 0;
    const tier = tiers.get(sum) ?? emptySet(size);
    tiers.set(sum, tier);
    add(tier, place);
  }
  const first = [...tiers].sort(([one], [other]) => one - other).map(([, tier]) => tier);
  return { only, first, count };
}
