/**
 * A walk over pages as visits fall on them: the page at place n is asked for 1/n as often as the first (Zipf's law). The same
 * seed walks the same way.
 */
export function* zipfWalk(
  pages: readonly string[],
  { steps, seed }: { steps: number; seed: number },
): Generator<string, undefined> {
  let total = 0;
  const sums = pages.map((_, at) => {
    total += 1 / (at + 1);
    return total;
  });
  const random = randomFrom(seed);
  for (let step = 0; step < steps; step += 1) {
    const page = pages[placeOf(sums, random() * total)];
    if (page === undefined) return;
    yield page;
  }
}

/** The first place whose sum is above the value. */
function placeOf(sums: readonly number[], value: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
