import { stableUid } from '@blattwerk/schemas/rules/model/stable-uid.ts';
import { isPlainObject, type PlainObject } from '../story-shape/plain-object.ts';

/**
 * The content with a `_uid` for every block that came without: programs that write stories leave them out. A new one is made of
 * the story and the block's place, so that the same content saved again is the same.
 */
export function withUids(story: string, content: PlainObject): PlainObject {
  const taken = new Set<unknown>();
  if (collectUids(content, taken)) return content;
  const filled = fill(content, story);
  return isPlainObject(filled) ? filled : content;

  function fill(value: unknown, place: string): unknown {
    if (Array.isArray(value)) return value.map((entry, index) => fill(entry, `${place}.${index}`));
    if (!isPlainObject(value)) return value;
    const entries = Object.entries(value).map(([key, entry]) => [key, fill(entry, `${place}.${key}`)]);
    const copy = Object.fromEntries(entries);
    return isBlock(value) && isMissing(value) ? { ...copy, _uid: freeUid(place) } : copy;
  }

  function freeUid(place: string): string {
    let uid = stableUid(place);
    for (let attempt = 2; taken.has(uid); attempt += 1) uid = stableUid(`${place} ${attempt}`);
    taken.add(uid);
    return uid;
  }
}

/** Notes the `_uid` of every block; false when one has none. */
function collectUids(value: unknown, uids: Set<unknown>): boolean {
  if (Array.isArray(value)) return value.map((entry) => collectUids(entry, uids)).every(Boolean);
  if (!isPlainObject(value)) return true;
  if (isBlock(value)) uids.add(value._uid);
  const isComplete = !(isBlock(value) && isMissing(value));
  return (
    Object.values(value)
      .map((entry) => collectUids(entry, uids))
      .every(Boolean) && isComplete
  );
}

const isBlock = ({ component }: PlainObject): boolean => typeof component === 'string' && component !== '';

const isMissing = ({ _uid }: PlainObject): boolean =>
  _uid === undefined || _uid === null || (typeof _uid === 'string' && _uid.trim() === '');
