/** Work that waits for a pause in typing. */
export type PausedWork = {
  /** Asks for the work to be done at the next pause. */
  request(): void;
  /** Does requested work at once. */
  flush(): void;
  cancel(): void;
};

/**
 * Runs work once nothing asked for it for `pauseMs` and the browser is idle, but never later than `atMostMs`
 * after the first wish: what is typed without a pause is still journalled and judged.
 */
export function afterPause(run: () => void, pauseMs: number, atMostMs: number): PausedWork {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelIdle: (() => void) | undefined;
  let firstWish: number | undefined;

  const clear = () => {
    clearTimeout(timer);
    cancelIdle?.();
    timer = undefined;
    cancelIdle = undefined;
  };
  const runNow = () => {
    clear();
    firstWish = undefined;
    run();
  };
  return {
    request() {
      const now = performance.now();
      firstWish ??= now;
      clear();
      const wait = Math.min(pauseMs, Math.max(0, firstWish + atMostMs - now));
      timer = setTimeout(() => {
        cancelIdle = whenIdle(runNow);
      }, wait);
    },
    flush() {
      if (firstWish !== undefined) runNow();
    },
    cancel() {
      clear();
      firstWish = undefined;
    },
  };
}

/** Runs when the browser is idle, or at once where it does not say when that is (Safari); answers with a way to call it off. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    run();
    return () => {};
  }
  const idle = requestIdleCallback(run, { timeout: 100 });
  return () => cancelIdleCallback(idle);
}
