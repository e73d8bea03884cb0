import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { errorText } from '@blattwerk/server-kit/log/error-text.ts';
import type { WebApiConfig } from '../config.ts';
import { type PrintAnswer, type PrintRequest, printAnswerSchema } from './print-messages.ts';

/** The largest book takes minutes; a thread that is silent that long is given up. */
const patienceMilliseconds = 15 * 60_000;

export type PrintMaker = {
  /** One at a time. */
  make(request: PrintRequest): Promise<PrintAnswer>;
  /** Ends the thread until there is something to make again. */
  rest(): Promise<void>;
};

/** Makes print files in a thread of its own, started when the first is asked for: nobody who shops waits for it. */
export function createPrintMaker(storage: WebApiConfig['storage']): PrintMaker {
  let thread: Worker | undefined;
  const rest = async () => {
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  };
  return {
    async make(request) {
      thread ??= new Worker(new URL('./print-thread.ts', import.meta.url), { workerData: storage });
      try {
        const patience = { signal: AbortSignal.timeout(patienceMilliseconds) };
        const answered = once(thread, 'message', patience);
        const ended = once(thread, 'exit', patience).then(() => {
          throw new Error('The thread has ended.');
        });
        thread.postMessage(request);
        const [answer]: unknown[] = await Promise.race([answered, ended]);
        return printAnswerSchema.parse(answer);
      } catch (error) {
        await rest();
        return { kind: 'failed', reason: errorText(error) };
      }
    },
    rest,
  };
}
