import type { Logger } from 'pino';
import { errorText } from '../log/error-text.ts';

export type Loop = {
  /** There is something to do now. */
  poke(): void;
  /** Resolves when the step that is running has ended; no further one begins. */
  close(): Promise<void>;
};

/**
 * Runs a step over and over: when poked, and in any case at intervals. A failing step is logged and tried again.
 * @param step does a part of the work and answers whether there may be more of it
 */
export function startLoop(
  name: string,
  step: () => Promise<boolean>,
  { intervalMilliseconds, log }: { intervalMilliseconds: number; log: Logger },
): Loop {
  let running: Promise<void> | undefined;
  let isPoked = false;
  let isClosed = false;
  const run = async () => {
    do isPoked = false;
    while (!isClosed && ((await step()) || isPoked));
  };
  const poke = () => {
    isPoked = true;
    if (isClosed || running) return;
    running = run()
      .catch((error: unknown) => {
        log.error({ loop: name, error: errorText(error) }, 'loop failed');
      })
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(poke, intervalMilliseconds);
  timer.unref();
  poke();
  return {
    poke,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
}
