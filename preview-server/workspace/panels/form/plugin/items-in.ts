import { isPlainObject } from '../../../../content-space/story-shape/plain-object.ts';

/** Number of entries in the value of a picker of several things. */
export function itemsIn(value: unknown): number {
  return isPlainObject(value) && Array.isArray(value.items) ? value.items.length : 0;
}
