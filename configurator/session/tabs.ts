import type { DesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import { readJournal } from './journal.ts';
import type { Met, Page } from './journal-lines.ts';
import { meetJournal } from './meet-journal.ts';

/** The tabs of this browser that show drafts of a design, and what it keeps of them. */
export type Tabs = {
  /** Whether this browser keeps a draft of the design. */
  hasDraft(): Promise<boolean>;
  /** Writes what this tab has, joined with what others have written. @returns undefined where the browser keeps nothing */
  meet(page: Page): Promise<Met | undefined>;
  /** One tab after the other: the next one finds what the one before it has kept. */
  inTurn<Value>(run: () => Promise<Value>): Promise<Value>;
  close(): void;
};

/** @param onNews another tab may have written */
export function openTabs(designId: DesignId, onNews: () => void): Tabs {
  const name = `draft ${designId}`;
  const channel = new BroadcastChannel(name);
  const end = new AbortController();
  channel.addEventListener('message', onNews);
  // A page that was frozen or put aside has heard nothing meanwhile.
  document.addEventListener('visibilitychange', onNews, { signal: end.signal });
  addEventListener('pageshow', onNews, { signal: end.signal });
  return {
    hasDraft: async () => (await readJournal(designId)) !== undefined,
    async meet(page) {
      const met = await meetJournal(designId, page);
      if (met?.isNews && !end.signal.aborted) channel.postMessage(null);
      return met;
    },
    // Without a secure connection a browser has no locks: two tabs then meet in the shop.
    inTurn: async (run) => ('locks' in navigator ? navigator.locks.request(name, run) : run()),
    close() {
      end.abort();
      channel.close();
    },
  };
}
