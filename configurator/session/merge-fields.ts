import { isSame } from './is-same.ts';

export type Fields<Value> = Readonly<Record<string, Value>>;

/** Of each field what was changed, here before there; what was taken away by one of the two is gone. */
export function mergeFields<Value>(
  base: Fields<Value>,
  mine: Fields<Value>,
  theirs: Fields<Value>,
): Record<string, Value> {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return Object.fromEntries(
    [...names].flatMap((name): [string, Value][] => {
      const value = isSame(mine[name], base[name]) ? theirs[name] : mine[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Fields that both have changed, each otherwise. */
export function clashingFields<Value>(
  base: Fields<Value>,
  mine: Fields<Value>,
  theirs: Fields<Value>,
): string[] {
  const names = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)]);
  return [...names].filter((name) => isClash(base[name], mine[name], theirs[name]));
}

export function isClash(base: unknown, mine: unknown, theirs: unknown): boolean {
  return !isSame(mine, base) && !isSame(theirs, base) && !isSame(mine, theirs);
}
