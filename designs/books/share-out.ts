/** A place for several photos that follow each other, and what it costs to put some of them there. */
export type Holder = {
  /** How many it may take. */
  counts: readonly number[];
  cost(first: number, count: number): number;
};

/**
 * Shares photos out in their order: how many each holder takes, so that the whole costs least. Photos that no holder
 * has room for are left at the end.
 */
export function shareOut(photos: number, holders: readonly Holder[]): number[] {
  /** Costs of having put so many into the holders so far, and how many the last of them took. */
  let costs: number[] = [0];
  const taken: number[][] = [];
  for (const { counts, cost } of holders) {
    const next: number[] = [];
    const own: number[] = [];
    for (const [before, spent] of costs.entries()) {
      if (spent === undefined) continue;
      for (const count of counts) {
        const after = before + count;
        if (after > photos) continue;
        const total = spent + cost(before, count);
        if (total >= (next[after] ?? Number.POSITIVE_INFINITY)) continue;
        next[after] = total;
        own[after] = count;
      }
    }
    costs = next;
    taken.push(own);
  }
  let rest = costs.length - 1;
  const shares: number[] = [];
  for (const own of taken.toReversed()) {
    const count = own[rest] ?? 0;
    shares.unshift(count);
    rest -= count;
  }
  return shares;
}
