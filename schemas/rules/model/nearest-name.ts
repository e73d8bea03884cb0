/** Letters that may be wrong, missing or too many in a name that is still recognised. */
const mostErrors = 2;

/** The one name that was meant by a misspelt one; none where several are as near, or none is. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, errors: errorsBetween(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ errors }) => errors <= mostErrors)
    .sort((one, other) => one.errors - other.errors);
  const [best, next] = near;
  return best && best.errors !== next?.errors ? best.name : undefined;
}

/** How many letters have to be put in, taken out or exchanged to make one word of the other. */
function errorsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > mostErrors) return mostErrors + 1;
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [column, wanted] of [...other].entries()) {
      const exchanged = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(exchanged, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
