import { knownAssets } from './queries.ts';

/** Texts show pictures of the library; any other is not there for shoppers. */
export const isInLibrary = (address: string): boolean =>
  knownAssets()?.some(({ filename }) => filename === address) ?? false;
