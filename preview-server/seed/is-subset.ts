import { isPlainObject } from '../content-space/story-shape/plain-object.ts';

/** Whether everything that is wanted is already there; what is there besides does not matter. Lists are compared whole. */
export function isSubset(wanted: unknown, present: unknown): boolean {
  if (Array.isArray(wanted))
    return (
      Array.isArray(present) &&
      wanted.length === present.length &&
      wanted.every((entry, index) => isSubset(entry, present[index]))
    );
  if (!isPlainObject(wanted)) return wanted === present;
  return (
    isPlainObject(present) && Object.entries(wanted).every(([key, value]) => isSubset(value, present[key]))
  );
}
