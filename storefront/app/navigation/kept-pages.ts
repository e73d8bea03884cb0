import type { SentContent } from '../../page/document/page-content.ts';

/** Pages that are kept; the oldest go first. */
const maxKept = 20;

/** Milliseconds in which back and forward show a page as it was, as browsers do with whole documents. */
const freshMs = 300_000;

const lastingKinds: ReadonlySet<string> = new Set(['story', 'program', 'configurator']);

type Address = Pick<URL, 'pathname' | 'search'>;

/** Pages that this document has shown. */
export type KeptPages = {
  keep(address: Address, content: SentContent): void;
  /** The page as it was a moment ago. */
  fresh(address: Address): SentContent | undefined;
  /** The page however old, with whatever parameters: better than none while there is no connection. */
  any(address: Address): SentContent | undefined;
};

export function createKeptPages(now: () => number): KeptPages {
  const pages = new Map<string, { pathname: string; content: SentContent; at: number }>();
  return {
    keep({ pathname, search }, content) {
      const { page, outcome } = content;
      // Previews change under the editor's hands, and what went wrong is not to stay.
      if (page.isPreview || !lastingKinds.has(outcome.kind)) return;
      const address = `${pathname}${search}`;
      pages.delete(address);
      pages.set(address, { pathname, content, at: now() });
      const [oldest] = pages.keys();
      if (pages.size > maxKept && oldest !== undefined) pages.delete(oldest);
    },
    fresh({ pathname, search }) {
      const kept = pages.get(`${pathname}${search}`);
      return kept && now() - kept.at < freshMs ? kept.content : undefined;
    },
    any({ pathname, search }) {
      const kept = pages.get(`${pathname}${search}`);
      return (kept ?? [...pages.values()].findLast((page) => page.pathname === pathname))?.content;
    },
  };
}
