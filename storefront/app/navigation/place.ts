/** Where the reader is: an entry of the history, and its address. */
export type Place = {
  /** Differs for every entry of the history; `default` for the one a visit begins with. */
  key: string;
  pathname: string;
  search: string;
  hash: string;
};

/** How the reader came there: a link, a change of the address in place, or the browser's own back and forward. */
export type NavigationType = 'push' | 'replace' | 'pop';

export function placeOf({ pathname, search, hash }: URL | Location, key: string): Place {
  return { key, pathname, search, hash };
}

/** The key that an entry of the history was given when it was made. */
export function keyOf(state: unknown): string {
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : 'default';
}
