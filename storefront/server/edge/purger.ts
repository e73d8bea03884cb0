import type { Logger } from 'pino';
import { everyDecision, everyPage, keysToDrop } from './edge-keys.ts';
import { type EdgePurge, purgeRequests } from './purge-requests.ts';

export type Purger = {
  /** These pages read differently, or all; their copies may stand in while the shop is away. */
  outdate(marks?: ReadonlySet<string>): void;
  /** They were taken away: no copy may be shown again. */
  forget(marks?: ReadonlySet<string>): void;
  /** Flags say something else. */
  outdateDecisions(): void;
  /** Sends what waits, once, and stops. */
  close(): Promise<void>;
};

/** A shop without a cache in front. */
export const noPurger: Purger = {
  outdate: () => {},
  forget: () => {},
  outdateDecisions: () => {},
  close: async () => {},
};

const timeoutMs = 2_000;
const firstPauseMs = 250;
const longestPauseMs = 30_000;
/** A page that was on its way when its copies were dropped is dropped by the second time. */
const repeatedAfterMs = 2_000;
/** Keys that wait at once; beyond them all pages are dropped instead. */
const mostWaiting = 10_000;

type Waiting = { softly: Set<string>; entirely: Set<string> };

/**
 * Tells each cache in front of what has changed: at once, again after a moment, and over and over where one does not answer. Nothing
 * waits for it. At the start all is dropped softly: what happened while no process ran is in no news.
 */
export function createPurger(edge: EdgePurge, log: Pick<Logger, 'warn' | 'info'>): Purger {
  const lines = edge.urls.map((url) => createLine(edge, url, log));
  const add = (keys: readonly string[], how: keyof Waiting) => {
    for (const line of lines) line.add(keys, how);
  };
  add([everyPage, everyDecision], 'softly');
  return {
    outdate: (marks) => add(keysToDrop(marks), 'softly'),
    forget: (marks) => add(keysToDrop(marks), 'entirely'),
    outdateDecisions: () => add([everyDecision], 'softly'),
    async close() {
      await Promise.all(lines.map((line) => line.close()));
    },
  };
}

/** The way to one cache. */
function createLine(edge: EdgePurge, url: string, log: Pick<Logger, 'warn' | 'info'>) {
  let waiting = nothing();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isClosed = false;
  const repeats = new Set<NodeJS.Timeout>();

  async function send(): Promise<void> {
    const taken = waiting;
    waiting = nothing();
    try {
      for (const how of ['entirely', 'softly'] as const)
        for (const request of purgeRequests(edge, url, [...taken[how]], how)) {
          const response = await fetch(request.url, {
            ...request.init,
            redirect: 'manual',
            signal: AbortSignal.timeout(timeoutMs),
          });
          await response.body?.cancel();
          if (!response.ok) throw new Error(`answered ${response.status}`);
        }
      if (failures > 0) log.info({ edge: url }, 'the cache in front answers again');
      failures = 0;
    } catch (error) {
      for (const how of ['entirely', 'softly'] as const) put(taken[how], how);
      failures += 1;
      const problem = error instanceof Error ? error.message : 'no answer';
      if (failures === 1)
        log.warn({ edge: url, problem }, 'the cache in front was not told of a change; it is told again');
      throw error;
    }
  }

  function run(): void {
    if (running || isClosed) return;
    clearTimeout(timer);
    timer = undefined;
    running = send()
      .then(() => 0)
      .catch(() => Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1)))
      .then((pauseMs) => {
        running = undefined;
        if (isClosed || isEmpty(waiting)) return;
        if (pauseMs === 0) run();
        else timer = setTimeout(run, pauseMs).unref();
      });
  }

  function put(keys: Iterable<string>, how: keyof Waiting): void {
    for (const key of keys) waiting[how].add(key);
    if (waiting[how].size > mostWaiting) waiting[how] = new Set([everyPage, everyDecision]);
  }

  function add(keys: readonly string[], how: keyof Waiting): void {
    put(keys, how);
    // Who waits for a cache that is away waits on.
    if (timer === undefined) run();
    const repeat = setTimeout(() => {
      repeats.delete(repeat);
      put(keys, how);
      if (timer === undefined) run();
    }, repeatedAfterMs).unref();
    repeats.add(repeat);
  }

  return {
    add,
    async close() {
      await running;
      isClosed = true;
      clearTimeout(timer);
      for (const repeat of repeats) clearTimeout(repeat);
      if (!isEmpty(waiting)) await send().catch(() => {});
    },
  };
}

function nothing(): Waiting {
  return { softly: new Set(), entirely: new Set() };
}

function isEmpty({ softly, entirely }: Waiting): boolean {
  return softly.size + entirely.size === 0;
}
