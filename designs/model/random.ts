import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A stream of numbers that is the same for the same seed, on every machine. */
export type Random = {
  /** A number from `low` (included) to `high` (excluded). */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** A new order; the given list stays as it is. */
  shuffle<T>(list: readonly T[]): T[];
  /** A stream of its own, so that drawing one part more does not change its neighbours. */
  fork(): Random;
};

/** The stream of a seed (a whole number of 32 bits). */
export function randomOf(seed: number): Random {
  const generator = xoroshiro128plus(mixed(seed));
  const between = (low: number, high: number) => low + uniformFloat64(generator) * (high - low);
  const whole = (low: number, high: number) => uniformInt(generator, low, high);
  return {
    between,
    whole,
    chance: (probability) => uniformFloat64(generator) < probability,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
    shuffle: (list) =>
      list
        .map((item) => ({ item, place: uniformFloat64(generator) }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
    fork: () => randomOf(whole(-0x80000000, 0x7fffffff)),
  };
}

/** Spreads seeds that differ in a few bits over all bits; without it 1, 2, 3 … begin with nearly the same number. */
function mixed(seed: number): number {
  let bits = (seed ^ 0x9e3779b9) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
