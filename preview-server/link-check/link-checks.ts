import type { Reach } from '@blattwerk/server-kit/http/reachable-networks.ts';
import { LRUCache } from 'lru-cache';
import { askLink } from './ask-link.ts';
import type { LinkState } from './link-state.ts';

/** Milliseconds that a link may take, all its steps together. */
const deadlineMs = 8000;
const keptMs = 15 * 60_000;
const silentKeptMs = 60_000;
const atOnce = 6;

export type LinkChecks = (addresses: readonly string[]) => Promise<LinkState[]>;

/** Looks where links lead, few at a time; what was found is kept for a quarter of an hour. */
export function createLinkChecks(reach: Reach): LinkChecks {
  const kept = new LRUCache<string, Promise<LinkState>>({ max: 5000, ttl: keptMs });
  const waiting: (() => void)[] = [];
  let running = 0;

  const inTurn = async (address: string): Promise<LinkState> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await askLink(address, { reach, signal: AbortSignal.timeout(deadlineMs) });
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
  const check = (address: string): Promise<LinkState> => {
    if (!URL.canParse(address)) return Promise.resolve({ state: 'foreign' });
    const url = new URL(address);
    url.hash = '';
    const known = kept.get(url.href);
    if (known) return known;
    const asked = inTurn(url.href).catch((): LinkState => ({ state: 'silent' }));
    kept.set(url.href, asked);
    // A server that was away for a moment is asked again sooner.
    void asked.then(({ state }) => {
      if (state === 'silent' && kept.get(url.href) === asked)
        kept.set(url.href, asked, { ttl: silentKeptMs });
    });
    return asked;
  };
  return (addresses) => Promise.all(addresses.map(check));
}
