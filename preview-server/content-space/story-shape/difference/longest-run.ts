/** Positions of a longest run of growing numbers, in their order; the others have left their place. */
export function longestRun(numbers: readonly number[]): number[] {
  /** Of each length, the position where a run of it ends with the smallest number. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [position, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[position] = ends[low - 1];
    ends[low] = position;
  }
  const run: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) run.push(at);
  return run.reverse();
}
