type Limits = {
  maxWaiting: number;
  /** How long a task waits for its turn. */
  patienceSeconds: number;
};

/** Runs at most `concurrency` tasks at once and lets some wait, for a while; the others are turned away. */
export function createWorkQueue(concurrency: number, { maxWaiting, patienceSeconds }: Limits) {
  const waiting = new Set<() => void>();
  let running = 0;

  /** Whether its turn came in time. */
  function turn(): Promise<boolean> {
    return new Promise((resolve) => {
      const start = () => {
        clearTimeout(timer);
        waiting.delete(start);
        resolve(true);
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        resolve(false);
      }, patienceSeconds * 1000);
      waiting.add(start);
    });
  }

  /** Resolves with undefined when the queue is full, or the turn does not come in time. */
  return async function run<Result>(task: () => Promise<Result>): Promise<Result | undefined> {
    if (running >= concurrency) {
      if (waiting.size >= maxWaiting || !(await turn())) return undefined;
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      // The place goes straight to the next in line.
      const [next] = waiting;
      if (next) next();
      else running -= 1;
    }
  };
}
