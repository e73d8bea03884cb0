import { type Parts, rootKey } from './story-parts.ts';

/** Blocks that stand in the same field of the same block, in order, itself included. */
export function siblingsIn(parts: Parts, uid: string): string[] {
  const own = parts.get(uid);
  return [...parts.values()]
    .filter(({ parent, field }) => parent === own?.parent && field === own?.field)
    .map((part) => part.uid);
}

/**
 * The block of another content that stands nearest to where one stands in its own: itself, else the one before it, the one after
 * it, or one of those around it; undefined where only the page itself is left.
 */
export function nearestBlock(own: Parts, other: Parts, uid: string): string | undefined {
  if (uid === rootKey) return undefined;
  if (other.has(uid)) return uid;
  const siblings = siblingsIn(own, uid);
  const at = siblings.indexOf(uid);
  const isThere = (each: string) => other.has(each);
  return (
    siblings.slice(0, at).findLast(isThere) ??
    siblings.slice(at + 1).find(isThere) ??
    nearestBlock(own, other, own.get(uid)?.parent ?? rootKey)
  );
}
