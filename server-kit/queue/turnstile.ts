import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds. Requests that never stop coming hold work back no longer; about what rendering a page takes. */
const longestPause = 50;

/** Resolves when the work may begin. */
export type Turnstile = () => Promise<void>;

/**
 * Lets pieces of work that keep the event loop busy begin one after the other, each once the loop has taken in what arrived
 * meanwhile. The loop accepts one connection a turn: behind a page in every turn, a flood's connections take the whole of
 * its time, and another visitor's wait behind them unseen by any queue.
 */
export function createTurnstile(longest = longestPause): Turnstile {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => untilQuiet(longest));
    return last;
  };
}

async function untilQuiet(longest: number): Promise<void> {
  // The end of this turn, in which the piece before may still be at work.
  await nextTurn();
  const began = performance.now();
  let before: number;
  do {
    before = performance.nodeTiming.uvMetricsInfo.events;
    await nextTurn();
  } while (performance.nodeTiming.uvMetricsInfo.events !== before && performance.now() - began < longest);
}
