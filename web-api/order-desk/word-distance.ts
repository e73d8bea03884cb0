/**
 * How many letters have to be changed, left out, added or swapped with their neighbour to make one word the other; beyond
 * `most` it is not counted any further.
 */
export function wordDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const changed = at(last, column - 1) + (isSame ? 0 : 1);
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwapped ? at(before, column - 2) + 1 : changed;
      next.push(Math.min(changed, swapped, at(last, column) + 1, at(next, column - 1) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return Math.min(at(last, other.length), most + 1);
}

function at(distances: readonly number[], place: number): number {
  return distances[place] ?? Number.POSITIVE_INFINITY;
}
