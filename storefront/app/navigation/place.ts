/** Where the reader is. */
export type Place = Pick<URL, 'pathname' | 'search' | 'hash'>;

export function placeOf({ pathname, search, hash }: Place): Place {
  return { pathname, search, hash };
}
