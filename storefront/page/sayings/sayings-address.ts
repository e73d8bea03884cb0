import type { occasionValues } from '@blattwerk/schemas/shop/occasions/occasion-values.ts';

export type SayingsOccasion = (typeof occasionValues)[number];

const sayingsFile = '/_sayings.json';

/** Where a shop's sayings for occasions are answered in the language of its pages: `/fr/_sayings.json?occasion=taufe`. */
export function sayingsAddress(pathPrefix: string, occasions: readonly SayingsOccasion[]): string {
  return `${pathPrefix}${sayingsFile}?${occasions.map((occasion) => `occasion=${occasion}`).join('&')}`;
}

/** What stands before the file in a path, `/fr`; undefined for the path of anything else. */
export function readSayingsPath(pathname: string): string | undefined {
  return pathname.endsWith(sayingsFile) ? pathname.slice(0, -sayingsFile.length) : undefined;
}
