/** A set of places 0 to `size` - 1, one bit each: lists of 100,000 designs are compared in microseconds. */
export type BitSet = Int32Array;

/** A multiple of four words, as `countShared` takes them. */
export function emptySet(size: number): BitSet {
  return new Int32Array(Math.ceil(size / 128) * 4);
}

export function fullSet(size: number): BitSet {
  const words = size >>> 5;
  const set = emptySet(size).fill(-1, 0, words);
  if (size % 32 > 0) set[words] = (1 << (size % 32)) - 1;
  return set;
}

export function add(set: BitSet, place: number): void {
  const word = place >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (place & 31));
}

/** @param places each below `size` */
export function setOf(places: Iterable<number>, size: number): BitSet {
  const set = emptySet(size);
  for (const place of places) add(set, place);
  return set;
}

export function has(set: BitSet, place: number): boolean {
  return ((set[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
}

export function union(sets: readonly BitSet[], size: number): BitSet {
  const result = emptySet(size);
  for (const set of sets)
    for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) | (set[word] ?? 0);
  return result;
}

export function intersection(sets: readonly BitSet[], size: number): BitSet {
  const result = fullSet(size);
  for (const set of sets)
    for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) & (set[word] ?? 0);
  return result;
}

/** What is in one set and not in the other. */
export function difference(one: BitSet, other: BitSet): BitSet {
  const result = new Int32Array(one.length);
  for (let word = 0; word < result.length; word++) result[word] = (one[word] ?? 0) & ~(other[word] ?? 0);
  return result;
}

/** Adds what is in another set. */
export function unite(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

export function isEmpty(set: BitSet): boolean {
  for (let word = 0; word < set.length; word++) if (set[word] !== 0) return false;
  return true;
}

/** The places of a set, ascending. */
export function placesIn(set: BitSet): number[] {
  const places: number[] = [];
  for (let word = 0; word < set.length; word++) {
    for (let rest = set[word] ?? 0; rest !== 0; rest &= rest - 1)
      places.push(32 * word + 31 - Math.clz32(rest & -rest));
  }
  return places;
}

export function count(set: BitSet): number {
  return countShared(set, set);
}

/**
 * How many places two sets share. Four words at a time go through carry-save adders, so that bits are counted once
 * instead of four times (Hacker's Delight, 5-1, Harley and Seal's method).
 */
export function countShared(one: BitSet, other: BitSet): number {
  let fours = 0;
  let ones = 0;
  let twos = 0;
  for (let word = 0; word < one.length; word += 4) {
    const a = (one[word] ?? 0) & (other[word] ?? 0);
    const b = (one[word + 1] ?? 0) & (other[word + 1] ?? 0);
    const c = (one[word + 2] ?? 0) & (other[word + 2] ?? 0);
    const d = (one[word + 3] ?? 0) & (other[word + 3] ?? 0);

    const withA = ones ^ a;
    const twosOfB = (ones & a) | (withA & b);
    const withB = withA ^ b;
    const withC = withB ^ c;
    const twosOfD = (withB & c) | (withC & d);
    ones = withC ^ d;
    const withTwos = twos ^ twosOfB;
    fours += bitsOf((twos & twosOfB) | (withTwos & twosOfD));
    twos = withTwos ^ twosOfD;
  }
  return 4 * fours + 2 * bitsOf(twos) + bitsOf(ones);
}

/** Adds neighbouring bits in pairs, fours and bytes. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
