/** A set of places of which most are missing: the words of its bit set that have bits, so that rare ones are joined in no time. */
export type SparseSet = {
  count: number;
  /** Which words of the bit set, ascending. */
  at: Uint32Array;
  bits: Int32Array;
};

/** @param places ascending, each once */
export function sparseSet(places: readonly number[]): SparseSet {
  const words = new Map<number, number>();
  for (const place of places) words.set(place >>> 5, (words.get(place >>> 5) ?? 0) | (1 << (place & 31)));
  return {
    count: places.length,
    at: Uint32Array.from(words.keys()),
    bits: Int32Array.from(words.values()),
  };
}
