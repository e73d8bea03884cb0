/** Runs at most `concurrency` tasks at once and lets at most `maxWaiting` wait; more are turned away. */
export function createWorkQueue(concurrency: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Resolves with undefined when the queue is full. */
  return async function run<Result>(task: () => Promise<Result>): Promise<Result | undefined> {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting) return undefined;
      await new Promise<void>((start) => waiting.push(start));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      // The place goes straight to the next in line.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
