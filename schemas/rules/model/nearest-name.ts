import { distance } from 'fastest-levenshtein';

/** Letters that may be wrong, missing or too many in a name that is still recognised. */
const mostErrors = 2;

/** The one name that was meant by a misspelt one; none where several are as near, or none is. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, errors: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ errors }) => errors <= mostErrors)
    .sort((one, other) => one.errors - other.errors);
  const [best, next] = near;
  return best && best.errors !== next?.errors ? best.name : undefined;
}
