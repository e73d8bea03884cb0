import type { Place } from '../context/place.ts';

export type ScrollTarget = { kind: 'stay' } | { kind: 'top' } | { kind: 'element'; id: string };

/**
 * Where a page is scrolled to that a link led to (specification, section 2).
 * @param before undefined on the first page of a visit
 */
export function scrollTarget(before: Place | undefined, after: Place): ScrollTarget {
  if (after.hash.length > 1) return { kind: 'element', id: decodeHash(after.hash) };
  if (!before) return { kind: 'stay' };
  const isNew = before.pathname !== after.pathname || isMoreTiles(before, after);
  return { kind: isNew ? 'top' : 'stay' };
}

/** On the products page, showing another number of tiles keeps the reader at the top. */
function isMoreTiles(before: Place, after: Place): boolean {
  if (!/^(\/[a-z]{2})?(\/d)?\/produkte\/?$/.test(after.pathname) || before.search === after.search)
    return false;
  const [old, now] = [before, after].map(({ search }) => {
    const query = new URLSearchParams(search);
    query.delete('tileCount');
    query.sort();
    return String(query);
  });
  return old === now;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
