import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createWorkQueue } from '@blattwerk/server-kit/queue/work-queue.ts';
import { type ComposeAnswer, type ComposeRequest, composeAnswerSchema } from './compose-messages.ts';

/** The richest calendar takes a second; a thread that is silent that long is given up. */
const patienceMilliseconds = 30_000;
const mostWaiting = 60;

export type Composer = {
  /** The document of a draft, composed in a thread of its own; undefined where too many are waiting. */
  compose(request: ComposeRequest, signal: AbortSignal): Promise<ComposeAnswer | undefined>;
  /** Ends the thread and refuses what waits. */
  close(): Promise<void>;
};

/** A thread, started when the first is asked for: a rich document would hold up the other requests of its process. */
export function createComposer(): Composer {
  const queue = createWorkQueue<ComposeAnswer>({ running: 1, waiting: mostWaiting });
  let thread: Worker | undefined;
  const rest = async () => {
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  };
  const ask = async (request: ComposeRequest): Promise<ComposeAnswer> => {
    thread ??= new Worker(new URL('./compose-thread.ts', import.meta.url));
    try {
      const answered = once(thread, 'message', { signal: AbortSignal.timeout(patienceMilliseconds) });
      thread.postMessage(request);
      const [answer]: unknown[] = await answered;
      return composeAnswerSchema.parse(answer);
    } catch (error) {
      await rest();
      return { ok: false, reason: 'failed', message: error instanceof Error ? error.message : 'unknown' };
    }
  };
  return {
    async compose(request, signal) {
      const done = await queue.run(() => ask(request), { signal });
      return done.ok ? done.value : undefined;
    },
    async close() {
      await queue.close();
      await rest();
    },
  };
}
