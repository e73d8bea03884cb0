import { LRUCache } from 'lru-cache';
import type { StoredResponse } from '../http/stored-response.ts';
import { type Lifetime, timeless } from '../lifetime.ts';

/** Seconds a not-found page may be repeated; its address is any that a client made up. */
const notFoundSeconds = 30;
const maxNotFoundPages = 500;
/** Milliseconds a page is kept: changes from outside, such as reviews, come without a webhook. */
const maxAgeMs = 60 * 60 * 1000;

export type PageCache = {
  /** The page to answer with, or undefined when it must be rendered. */
  find(key: string): StoredResponse | undefined;
  /** The last page seen at a key, outdated but not over: better than an error while the content space is away. */
  findOutdated(key: string): StoredResponse | undefined;
  /** Take before rendering and hand in with `store`: what was rendered across an `outdate` is not kept. */
  generation(): number;
  store(key: string, page: StoredResponse, generation: number, lifetime?: Lifetime): void;
  /** Something was published: every page must be rendered anew. */
  outdate(): void;
  /** Something was taken away: no page may be shown again, not even in an outage. */
  forget(): void;
};

/** Finished pages in memory, bounded by bytes, least recently used out first. */
export function createPageCache(maxBytes: number, now: () => number = Date.now): PageCache {
  const pages = new LRUCache<string, { page: StoredResponse; generation: number } & Lifetime>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.size,
  });
  const notFound = new LRUCache<string, StoredResponse>({
    max: maxNotFoundPages,
    ttl: notFoundSeconds * 1000,
  });
  let generation = 0;

  function outdate() {
    generation += 1;
    notFound.clear();
  }

  return {
    find(key) {
      const entry = pages.get(key);
      const isCurrent = entry?.generation === generation && now() < entry.freshUntil;
      return isCurrent ? entry.page : notFound.get(key);
    },
    findOutdated(key) {
      const entry = pages.get(key);
      return entry && now() < entry.endsAt ? entry.page : undefined;
    },
    generation: () => generation,
    store(key, page, renderedIn, { freshUntil, endsAt } = timeless) {
      if (renderedIn !== generation) return;
      if (page.status === 404) {
        notFound.set(key, page);
        pages.delete(key);
      } else if (page.status === 200) {
        pages.set(key, { page, generation, freshUntil: Math.min(freshUntil, now() + maxAgeMs), endsAt });
      }
    },
    outdate,
    forget() {
      outdate();
      pages.clear();
    },
  };
}
