/**
 * Whole shares of an amount by weight that add up to it: each is rounded down, and what is left goes to those that lost
 * most by it, the first of equals first. Nothing is shared where no weight is.
 */
export function largestRemainder(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Math.floor((amount * weight) / sum));
  const lost = weights.map((weight, place) => ({ place, remainder: (amount * weight) % sum }));
  const left = amount - shares.reduce((total, share) => total + share, 0);
  const first = lost.toSorted((one, other) => other.remainder - one.remainder || one.place - other.place);
  const raised = new Set(first.slice(0, left).map(({ place }) => place));
  return shares.map((share, place) => share + (raised.has(place) ? 1 : 0));
}
