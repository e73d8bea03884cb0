import type { Logger } from 'pino';
import { errorText } from '../log/error-text.ts';

export type Loop = {
  /** There is something to do now. */
  poke(): void;
  /** Resolves when the step that is running has ended or handed its work back; no further one begins. */
  close(): Promise<void>;
};

/**
 * Runs a step over and over: when poked, and in any case at intervals. A failing step is logged and tried again.
 * @param step does a part of the work and answers whether there may be more of it. One that may take long breaks off when
 * `ending` says that the process is about to end, and leaves its work to others as if it had not begun it.
 */
export function startLoop(
  name: string,
  step: (ending: AbortSignal) => Promise<boolean>,
  { intervalMilliseconds, log }: { intervalMilliseconds: number; log: Logger },
): Loop {
  let running: Promise<void> | undefined;
  let isPoked = false;
  const ending = new AbortController();
  const run = async () => {
    do isPoked = false;
    while (!ending.signal.aborted && ((await step(ending.signal)) || isPoked));
  };
  const poke = () => {
    isPoked = true;
    if (ending.signal.aborted || running) return;
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
      ending.abort();
      clearInterval(timer);
      await running;
    },
  };
}
