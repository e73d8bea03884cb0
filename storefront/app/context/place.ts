/** Where the reader is. */
export type Place = Pick<URL, 'pathname' | 'search' | 'hash'>;

export function placeOf({ pathname, search, hash }: Place): Place {
  return { pathname, search, hash };
}

/** Files and pictures the server answers itself. */
const isFile = /\.[a-z0-9]{1,5}$|^\/_/i;

/** Whether an address of the shop is a page, as far as the address tells. */
export function isPageAddress({ pathname }: Pick<URL, 'pathname'>): boolean {
  return !isFile.test(pathname);
}
