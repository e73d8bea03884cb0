const firstMs = 1_000;
const longestMs = 15_000;

/**
 * Milliseconds before the next try after so many that failed: each time twice as long, fifteen seconds at most, and a
 * little less by chance, so that not all windows ask a server that starts anew in the same moment.
 * @param chance between 0 and 1
 */
export function growingPause(failures: number, chance: number): number {
  const longest = Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
  return Math.round(longest * (1 - chance / 4));
}
