import type { VisitorTraits } from '@blattwerk/schemas/shop/flags/visitor-traits.ts';
import { LRUCache } from 'lru-cache';
import type { EdgeFacts } from '../edge/edge-headers.ts';
import type { StoredResponse } from '../http/stored-response.ts';
import { type Lifetime, timeless } from '../lifetime.ts';

/** Seconds a not-found page may be repeated; its address is any that a client made up. */
const notFoundSeconds = 30;
const notFoundBytes = 16 * 2 ** 20;
/** Milliseconds a page is kept: changes from outside, such as reviews, come without a webhook. */
const maxAgeMs = 60 * 60 * 1000;
/** Pages with tests that are remembered. */
const mostTested = 10_000;
/** Marks remembered for pages that are being rendered; beyond them any change counts for all. */
const maxChangedMarks = 10_000;

type Marks = ReadonlySet<string>;
type Kept = { page: StoredResponse; marks: Marks };
type KeptPage = Kept & Lifetime & { isOutdated: boolean; reads: Reads };
/** Says of a query's parameter whether the page may differ by it. */
type Reads = (parameter: string) => boolean;
/** What is known of a page when it is kept. */
type Facts = {
  lifetime?: Lifetime | undefined;
  /** Names of what the page shows. */
  marks?: Marks | undefined;
  /** Left out, the page may differ by any parameter. */
  reads?: Reads | undefined;
  /** The page is one version of that which is asked for at `of`: whose depends on what these flags say. */
  tests?: (PageTests & { of: string }) | undefined;
};
/** Flags that decide which version of a page is shown, and to whom: pages of other shops and customers have other keys. */
type PageTests = { flags: readonly string[]; traits: VisitorTraits };
type KnownTests = PageTests & { edge: EdgeFacts };

const noMarks: Marks = new Set();
const readsAll: Reads = () => true;

export type PageCache = {
  /**
   * The page to answer with, or undefined when it must be rendered.
   * @param parameters of the query that is asked with; a page that reads one of them is not the one meant
   */
  find(key: string, parameters?: readonly string[]): StoredResponse | undefined;
  /** What decides which version of a page is shown, of which each has a key of its own; undefined where there is one. */
  testsOf(key: string): KnownTests | undefined;
  /** The last page seen at a key, outdated but not over: better than an error while the content space is away. */
  findOutdated(key: string): StoredResponse | undefined;
  /** Take before rendering and hand in with `store`: what was rendered across a change of what it shows is not kept. */
  generation(): number;
  /** Notes in the page what a cache in front may do with it, as long as it is kept and reads as it should. */
  store(key: string, page: StoredResponse, generation: number, facts?: Facts): void;
  /** What these marks name was published: pages that show it must be rendered anew; all, where none are given. */
  outdate(marks?: Marks): void;
  /** It was taken away: pages that show it may not be shown again, not even in an outage. */
  forget(marks?: Marks): void;
};

/** Finished pages in memory, bounded by bytes, least recently used out first. */
export function createPageCache(maxBytes: number, now: () => number = Date.now): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.size,
  });
  const notFound = new LRUCache<string, Kept>({
    maxSize: notFoundBytes,
    sizeCalculation: ({ page }) => page.size,
    ttl: notFoundSeconds * 1000,
  });
  let generation = 0;
  /** Outlives the versions: it says no more than whom to ask for. */
  const tests = new LRUCache<string, KnownTests>({ max: mostTested });
  /** The generation that began with the last change of everything. */
  let allChanged = 0;
  /** The generations that began with the last change of a mark. */
  const changed = new Map<string, number>();

  function note(marks: Marks | undefined) {
    generation += 1;
    for (const mark of marks ?? []) changed.set(mark, generation);
    if (marks && changed.size <= maxChangedMarks) return;
    allChanged = generation;
    changed.clear();
  }

  function isChangedSince(renderedIn: number, marks: Marks): boolean {
    return renderedIn < allChanged || [...marks].some((mark) => (changed.get(mark) ?? 0) > renderedIn);
  }

  /** Calls back for each kept page that carries one of the marks; pages of missing addresses are dropped. */
  function eachWith(marks: Marks | undefined, drop: (key: string, kept: KeptPage) => void) {
    const isMeant = (kept: Kept) => marks === undefined || [...marks].some((mark) => kept.marks.has(mark));
    for (const [key, kept] of pages.entries()) if (isMeant(kept)) drop(key, kept);
    for (const [key, kept] of notFound.entries()) if (isMeant(kept)) notFound.delete(key);
  }

  return {
    find(key, parameters) {
      const entry = pages.get(key);
      const isAsked = parameters !== undefined && parameters.length > 0;
      if (!entry || entry.isOutdated || now() >= entry.freshUntil)
        return isAsked ? undefined : notFound.get(key)?.page;
      return isAsked && parameters.some(entry.reads) ? undefined : entry.page;
    },
    testsOf: (key) => tests.get(key),
    findOutdated(key) {
      const entry = pages.get(key);
      return entry && now() < entry.endsAt ? entry.page : undefined;
    },
    generation: () => generation,
    store(key, page, renderedIn, facts = {}) {
      const { lifetime = timeless, marks = noMarks, reads = readsAll } = facts;
      if (isChangedSince(renderedIn, marks) || (page.status !== 200 && page.status !== 404)) return;
      const freshUntil = Math.min(lifetime.freshUntil, now() + maxAgeMs);
      const notFoundUntil = now() + notFoundSeconds * 1000;
      const edge: EdgeFacts =
        page.status === 404
          ? { marks, freshUntil: notFoundUntil, endsAt: notFoundUntil }
          : { marks, freshUntil, endsAt: lifetime.endsAt };
      page.edge = edge;
      if (facts.tests) {
        tests.set(facts.tests.of, { ...facts.tests, edge });
        // From before it had tests.
        pages.delete(facts.tests.of);
      } else tests.delete(key);
      if (page.status === 404) {
        notFound.set(key, { page, marks });
        pages.delete(key);
      } else {
        const { endsAt } = lifetime;
        pages.set(key, { page, marks, reads, freshUntil, endsAt, isOutdated: false });
      }
    },
    outdate(marks) {
      note(marks);
      eachWith(marks, (_key, kept) => {
        kept.isOutdated = true;
        delete kept.page.edge;
      });
    },
    forget(marks) {
      note(marks);
      eachWith(marks, (key, kept) => {
        delete kept.page.edge;
        pages.delete(key);
      });
    },
  };
}
