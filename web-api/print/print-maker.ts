import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { errorText } from '@blattwerk/server-kit/log/error-text.ts';
import type { WebApiConfig } from '../config.ts';
import {
  type PrintAnswer,
  type PrintRequest,
  printAnswerSchema,
  type SheetsAnswer,
  type SheetsRequest,
  sheetsAnswerSchema,
} from './print-messages.ts';

/** The largest book takes minutes; a thread that is silent that long is given up. */
const patienceMilliseconds = 15 * 60_000;

/** Where files lie, and what colours are printed by. */
export type PrintSettings = Pick<WebApiConfig, 'storage'> & Pick<WebApiConfig['press'], 'profile'>;

export type PrintMaker = {
  /** One at a time; undefined where it was broken off by `ending`. */
  make(request: PrintRequest, ending: AbortSignal): Promise<PrintAnswer | undefined>;
  /** Likewise, and not beside a file. */
  makeSheets(request: SheetsRequest, ending: AbortSignal): Promise<SheetsAnswer | undefined>;
  /** Ends the thread until there is something to make again. */
  rest(): Promise<void>;
};

type Thread = { worker: Worker; ended: Promise<never> };

/** Makes print files in a thread of its own, started when the first is asked for: nothing a shopper asks waits for it. */
export function createPrintMaker(settings: PrintSettings): PrintMaker {
  let thread: Thread | undefined;
  const rest = async () => {
    const ending = thread;
    thread = undefined;
    await ending?.worker.terminate();
  };
  const ask = async (request: PrintRequest | SheetsRequest, ending: AbortSignal): Promise<unknown> => {
    if (ending.aborted) return undefined;
    thread ??= startThread(settings);
    const { worker, ended } = thread;
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(patienceMilliseconds), ending]);
      const answered = once(worker, 'message', { signal });
      worker.postMessage(request);
      const [answer]: unknown[] = await Promise.race([answered, ended]);
      return answer;
    } catch (error) {
      await rest();
      return ending.aborted ? undefined : { kind: 'failed', reason: errorText(error) };
    }
  };
  return {
    make: async (request, ending) => printAnswerSchema.optional().parse(await ask(request, ending)),
    makeSheets: async (request, ending) => sheetsAnswerSchema.optional().parse(await ask(request, ending)),
    rest,
  };
}

function startThread(settings: PrintSettings): Thread {
  const worker = new Worker(new URL('./print-thread.ts', import.meta.url), { workerData: settings });
  const ended = once(worker, 'exit').then((): never => {
    throw new Error('The thread that makes print files has ended.');
  });
  // Waited for only while something is made.
  ended.catch(() => undefined);
  return { worker, ended };
}
