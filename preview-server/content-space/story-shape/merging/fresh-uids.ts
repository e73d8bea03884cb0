import { type Block, isBlock } from '../block.ts';
import { isPlainObject } from '../plain-object.ts';

/** A deep copy of a block in which it and every block below it has an `_uid` of its own. */
export function withFreshUids(block: Block): Block {
  const copy = copyWith(block, () => crypto.randomUUID());
  return isBlock(copy) ? copy : block;
}

/** A deep copy of a field's value, with an `_uid` of its own for each block in it. */
export const copyWithFreshUids = (value: unknown): unknown => copyWith(value, () => crypto.randomUUID());

/**
 * Content in which no two blocks share an `_uid` and none lacks it, which the editor relies on.
 * Faultless content is given back as it is.
 */
export function withUniqueUids(root: Block): Block {
  const seen = new Set<string>();
  let isFaultless = true;
  const result = copyWith(root, (uid) => {
    if (typeof uid === 'string' && uid !== '' && !seen.has(uid)) {
      seen.add(uid);
      return uid;
    }
    isFaultless = false;
    return crypto.randomUUID();
  });
  return isFaultless || !isBlock(result) ? root : result;
}

function copyWith(value: unknown, uidFor: (uid: unknown) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => copyWith(entry, uidFor));
  if (!isPlainObject(value)) return value;
  const needsUid = typeof value.component === 'string' || '_uid' in value;
  const own = needsUid ? { _uid: uidFor(value._uid) } : {};
  const rest = Object.entries(value).filter(([key]) => !(needsUid && key === '_uid'));
  return { ...own, ...Object.fromEntries(rest.map(([key, entry]) => [key, copyWith(entry, uidFor)])) };
}
