import { isPlainObject, type PlainObject } from '../../content-space/story-shape/plain-object.ts';
import { pageName } from '../reading/told-story.ts';
import { type Refused, refused } from './changed.ts';

/** Where a block stands: the list that holds it, and its place there; the page itself stands in none. */
export type Place = { block: PlainObject; list?: unknown[]; at: number };

/** A block within content that may be changed, by its `_uid`; the first where several share one. */
export function findPlace(content: PlainObject, uid: string): Place | undefined {
  if (uid === pageName || content._uid === uid) return { block: content, at: 0 };
  return within(content, uid);
}

function within(value: unknown, uid: string): Place | undefined {
  const entries = Array.isArray(value) ? value : isPlainObject(value) ? Object.values(value) : [];
  for (const [at, each] of entries.entries()) {
    if (
      Array.isArray(value) &&
      isPlainObject(each) &&
      each._uid === uid &&
      typeof each.component === 'string'
    )
      return { block: each, list: value, at };
    const found = within(each, uid);
    if (found) return found;
  }
  return undefined;
}

export const noBlock = (uid: string): Refused =>
  refused(`There is no block ${uid} on this page; read_story lists them.`);

/** A list of blocks, made where the field is empty; a field of another kind holds none. */
export function listIn(block: PlainObject, field: string): unknown[] | undefined {
  const own = Object.hasOwn(block, field) ? block[field] : undefined;
  if (Array.isArray(own)) return own;
  if (own !== undefined && own !== null && own !== '') return undefined;
  const made: unknown[] = [];
  block[field] = made;
  return made;
}
