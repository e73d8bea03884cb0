/** A set of places 0 to `size` - 1, one bit each: lists of 100,000 designs are compared in microseconds. */
export type BitSet = Uint32Array;

export function emptySet(size: number): BitSet {
  return new Uint32Array(Math.ceil(size / 32));
}

export function fullSet(size: number): BitSet {
  const set = emptySet(size).fill(0xffffffff);
  const rest = size % 32;
  if (rest > 0) set[set.length - 1] = (1 << rest) - 1;
  return set;
}

export function add(set: BitSet, place: number): void {
  const word = place >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (place & 31));
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

export function count(set: BitSet): number {
  let total = 0;
  for (const word of set) total += bitsOf(word);
  return total;
}

/** How many places two sets share. */
export function countShared(one: BitSet, other: BitSet): number {
  let total = 0;
  for (let word = 0; word < one.length; word++) total += bitsOf((one[word] ?? 0) & (other[word] ?? 0));
  return total;
}

/** Adds neighbouring bits in pairs, fours and bytes (Hacker's Delight, 5-1). */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
