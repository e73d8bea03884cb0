/** Where the reader is: an entry of the history, and its address. */
export type Place = {
  /** Differs for every entry of the history; `default` on the server. */
  key: string;
  pathname: string;
  search: string;
  hash: string;
};

/** How the reader came there: a link, a change of the address in place, or the browser's own back and forward. */
export type NavigationType = 'push' | 'replace' | 'pop';

/** A key that no entry of the history has. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '';
}

export function placeOf({ pathname, search, hash }: URL | Location, key: string): Place {
  return { key, pathname, search, hash };
}

/** The key that an entry of the history was given; none that the browser made itself for a jump within the page. */
export function keyOf(state: unknown): string | undefined {
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : undefined;
}
