import { type BitSet, count, intersection, isEmpty, unite } from '../listing/bit-set.ts';
import type { WordPlaces } from './word-places.ts';

type Ranked = {
  /** Where every word is found. */
  only: BitSet;
  /** The same taken apart, what was meant most likely first. */
  first: readonly BitSet[];
  count: number;
};

/** Where all words are found. */
export function foundTogether(
  words: readonly WordPlaces[],
  size: number,
  within: BitSet | undefined,
): { only: BitSet; count: number } {
  const sets = words.map(({ all }) => all);
  const only = intersection(within ? [within, ...sets] : sets, size);
  return { only, count: count(only) };
}

/** Puts together what each word found: the ranks of all words add up. */
export function rank(words: readonly WordPlaces[], size: number, within: BitSet | undefined): Ranked {
  const { only, count: found } = foundTogether(words, size, within);
  let sums = new Map([[0, only]]);
  for (const { ranks } of words) {
    const next = new Map<number, BitSet>();
    for (const [sum, tier] of sums)
      for (const { rank: own, set } of ranks) {
        const both = intersection([tier, set], size);
        if (isEmpty(both)) continue;
        const known = next.get(sum + own);
        if (known) unite(known, both);
        else next.set(sum + own, both);
      }
    sums = next;
  }
  const first = [...sums].sort(([one], [other]) => one - other).map(([, tier]) => tier);
  return { only, first, count: found };
}
