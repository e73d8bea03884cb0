/** The list with two entries in each other's place; as it is when one place is outside. */
export function swapped<Entry>(list: readonly Entry[], one: number, other: number): Entry[] {
  const result = [...list];
  const [first, second] = [result[one], result[other]];
  if (first === undefined || second === undefined) return result;
  result[one] = second;
  result[other] = first;
  return result;
}
