const name = '/magazin.rss';

/** Where the articles of a shop's magazine are told to feed readers, in the language of the prefix. */
export function magazineFeed(pathPrefix: string): string {
  return `${pathPrefix}${name}`;
}

/** The prefix of such an address: `/fr` of `/fr/magazin.rss`; undefined for any other address. */
export function readMagazineFeed(path: string): string | undefined {
  return path.endsWith(name) ? path.slice(0, -name.length) : undefined;
}
