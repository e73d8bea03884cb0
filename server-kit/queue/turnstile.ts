import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds that pieces may take before the loop has its time: a small part of a page. */
const shortWork = 5;
/** Milliseconds; about what rendering a page takes. */
const longestPause = 50;

/** Resolves when the work may begin. */
export type Turnstile = () => Promise<void>;

/**
 * Lets pieces of work begin one in a turn of the event loop. After long ones the loop first takes in what has arrived, or
 * has as much time for that as they took of it. It accepts one connection a turn: behind a page in every turn, a flood's
 * connections take the whole of its time, and another visitor's wait behind them unseen by any queue.
 * @param longest pause before a piece, in milliseconds
 */
export function createTurnstile(longest = longestPause): Turnstile {
  let last: Promise<void> = Promise.resolve();
  /** How long pieces have held up their turns since the loop had its time. */
  let taken = 0;

  async function untilItsTurn(): Promise<void> {
    // The end of this turn, in which the piece before may still be at work.
    await nextTurn();
    if (taken > shortWork) await untilQuiet(Math.min(taken, longest));
    const passed = performance.now();
    setImmediate(() => {
      taken += performance.now() - passed;
    });
  }

  async function untilQuiet(pause: number): Promise<void> {
    const began = performance.now();
    let before: number;
    do {
      before = performance.nodeTiming.uvMetricsInfo.events;
      await nextTurn();
    } while (performance.nodeTiming.uvMetricsInfo.events !== before && performance.now() - began < pause);
    taken = 0;
  }

  return () => {
    last = last.then(untilItsTurn);
    return last;
  };
}
