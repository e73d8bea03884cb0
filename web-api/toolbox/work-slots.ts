export type SlotResult<Value> = { ok: true; value: Value } | { ok: false; refusal: 'busy' };

/**
 * Lets a few pieces of work run at once and some wait; more are refused at once, so that nobody waits for long.
 * Who goes away while waiting makes room.
 */
export function createWorkSlots({ concurrent, waiting }: { concurrent: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];

  function place(signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    if (running < concurrent) {
      running += 1;
      return Promise.resolve(true);
    }
    if (queue.length >= waiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      // The slot of the one before is handed on: `running` stays as it is.
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve(true);
      };
      const leave = () => {
        queue.splice(queue.indexOf(start), 1);
        resolve(false);
      };
      queue.push(start);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    async run<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<SlotResult<Value>> {
      if (!(await place(signal))) return { ok: false, refusal: 'busy' };
      try {
        return { ok: true, value: await work() };
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
export type WorkSlots = ReturnType<typeof createWorkSlots>;
