import { originOf } from './location.ts';
import type { PreviewAddress } from './preview-address.ts';

/**
 * Origins that the workspace's page may frame besides the shop. While the addresses cannot be asked for, those of the
 * last time count: the page itself opens without a database.
 */
export function createFramedOrigins(load: () => Promise<readonly PreviewAddress[]>) {
  let known: readonly string[] = [];
  return async (): Promise<readonly string[]> => {
    try {
      known = originsOf(await load());
    } catch {
      // The requests that the page makes next say what is wrong.
    }
    return known;
  };
}

const originsOf = (addresses: readonly PreviewAddress[]): string[] => [
  ...new Set(
    addresses.flatMap((address) => (address.kind === 'location' ? [originOf(address.location)] : [])),
  ),
];
