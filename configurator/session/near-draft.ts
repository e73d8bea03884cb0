import type { Joined } from './history.ts';
import type { Line } from './journal-lines.ts';
import type { Kept } from './kept.ts';
import type { Tabs } from './tabs.ts';
import { isSameWork, joinWork, type Work } from './work.ts';

/** What a page begins with. */
export type Beginning = {
  work: Work;
  kept: Kept | null;
  /** What this browser kept of it. */
  found: Line | undefined;
  /** Names it in this browser; undefined: it goes on with what another tab begins. */
  line: string | undefined;
  /** How often the page has joined the work of others already. */
  joins: number;
};

type NearOptions = {
  tabs: Tabs;
  onHeld(isHeld: boolean): void;
  /** Others have changed it. */
  onTheirs(joined: Joined): void;
};

/** The draft of a page, told apart from what the journal had of it when they were last the same. */
export function createNearDraft({ tabs, onHeld, onTheirs }: NearOptions) {
  let line: string | undefined;
  let wanted: Work | undefined;
  let kept: Kept | null = null;
  let common: { stamp: string | null; work: Work; kept: Kept | null };
  let joins = 0;
  // What the page was told of, and may not show yet.
  let untold: { at: number; joined: Joined }[] = [];
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  function join(joined: Joined): void {
    if (isSameWork(joined.base, joined.theirs)) return;
    wanted = joinWork(joined.base, wanted ?? joined.base, joined.theirs);
    joins += 1;
    untold.push({ at: joins, joined });
    onTheirs(joined);
  }

  async function meetOnce(): Promise<void> {
    // An untouched design is not kept, but goes on with what another tab begins.
    if (!wanted && (line !== undefined || !(await tabs.hasDraft()))) return;
    const page = { line, work: wanted ?? common.work, kept, common };
    const met = await tabs.meet(page);
    onHeld(met !== undefined);
    if (!met) return;
    const { stamp, content, conflicts } = met.line;
    line = met.line.line;
    common = { stamp, work: { content, conflicts }, kept: met.line.kept };
    if (kept === page.kept) kept = met.line.kept;
    wanted ??= page.work;
    if (met.theirs) join({ base: page.common.work, theirs: met.theirs, isNear: true });
  }

  return {
    work: () => wanted,
    kept: () => kept,
    line: () => line,
    begin(beginning: Beginning) {
      ({ line, kept, joins } = beginning);
      wanted = kept ? { content: kept.content, conflicts: beginning.work.conflicts } : undefined;
      const { found, work } = beginning;
      common = { stamp: found?.stamp ?? null, work: found ?? work, kept: found?.kept ?? null };
      untold = [];
    },
    /** @param absorbed how often the page has joined the work of others. @returns whether that is news */
    want(work: Work, absorbed: number): boolean {
      untold = untold.filter(({ at }) => at > absorbed);
      const all = untold.reduce((own, { joined: { base, theirs } }) => joinWork(base, own, theirs), work);
      if (wanted && isSameWork(all, wanted)) return false;
      wanted = all;
      return true;
    },
    note(now: Kept) {
      kept = now;
    },
    join,
    /** Meets what this browser keeps, once for all that asked since the last time. */
    meet(): Promise<void> {
      next ??= last.then(() => {
        next = undefined;
        return meetOnce();
      });
      last = next;
      return next;
    },
  };
}
