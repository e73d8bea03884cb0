/** Where the reader is. */
export type Place = Pick<URL, 'pathname' | 'search' | 'hash'>;

export function placeOf({ pathname, search, hash }: Place): Place {
  return { pathname, search, hash };
}

/** Files, pictures and documents of the back end, which the server answers itself. */
const isFile = /\.\w{1,5}$|^\/(_|web-api\/)/;

/** Whether an address of the shop is a page, as far as the address tells. */
export function isPageAddress({ pathname }: Pick<URL, 'pathname'>): boolean {
  return !isFile.test(pathname);
}
