/** Of the standard normal distribution: what 95 % of all values lie within. */
const z95 = 1.959_963_984_540_054;

/** How often a sum of squares as large as this comes by chance; by its closed form, which whole degrees have. */
export function chiSquareTail(chiSquare: number, degrees: number): number {
  if (chiSquare <= 0) return 1;
  const half = chiSquare / 2;
  const isEven = degrees % 2 === 0;
  let term = isEven ? Math.exp(-half) : Math.sqrt(half / Math.PI) * 2 * Math.exp(-half);
  let tail = isEven ? 0 : complementaryError(Math.sqrt(half));
  for (let step = isEven ? 0 : 1; step < degrees / 2; step += 1) {
    tail += term;
    term *= half / (isEven ? step + 1 : step + 0.5);
  }
  return Math.min(1, tail);
}

/** erfc for values from 0, by Numerical Recipes' Chebyshev fit; off by less than 1.2e-7 of itself. */
function complementaryError(value: number): number {
  const t = 2 / (2 + value);
  const fit = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
    -0.82215223, 0.17087277,
  ];
  const sum = fit.reduceRight((rest, factor) => rest * t + factor, 0);
  return t * Math.exp(-value * value + sum);
}

/** How far a difference may lie from the one that was seen, in 95 of 100 tests. */
export type Interval = { difference: number; low: number; high: number };

type Hits = { hits: number; of: number };

/** What two shares differ by, with Newcombe's interval: it holds for few visitors and rare events, too. */
export function shareDifference(base: Hits, other: Hits): Interval {
  if (base.of === 0 || other.of === 0) return { difference: 0, low: -1, high: 1 };
  const [one, two] = [wilson(base), wilson(other)];
  const difference = two.share - one.share;
  return {
    difference,
    low: difference - Math.hypot(two.share - two.low, one.high - one.share),
    high: difference + Math.hypot(two.high - two.share, one.share - one.low),
  };
}

/** A share with Wilson's score interval. */
function wilson({ hits, of }: Hits): { share: number; low: number; high: number } {
  const share = hits / of;
  const square = z95 * z95;
  const middle = (share + square / (2 * of)) / (1 + square / of);
  const reach = (z95 / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of));
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

type Sums = { of: number; sum: number; squares: number };

/** Visitors of each treatment from which the interval of a mean holds: what people spend is far from a bell curve. */
export const leastForMeans = 30;

/** What two means differ by, with Welch's interval for the many visitors that a test has. */
export function meanDifference(base: Sums, other: Sums): Interval {
  const [one, two] = [meanOf(base), meanOf(other)];
  const difference = two.mean - one.mean;
  const reach = z95 * Math.sqrt(one.error + two.error);
  return { difference, low: difference - reach, high: difference + reach };
}

/** The mean, and the square of its standard error. */
function meanOf({ of, sum, squares }: Sums): { mean: number; error: number } {
  if (of < 2) return { mean: of === 0 ? 0 : sum, error: 0 };
  const mean = sum / of;
  return { mean, error: Math.max(0, (squares - of * mean * mean) / (of - 1)) / of };
}
