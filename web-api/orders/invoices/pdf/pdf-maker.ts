import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type PdfAnswer, pdfAnswerSchema } from './pdf-messages.ts';

/** A PDF takes a tenth of a second; a thread that is silent that long is given up. */
const patienceMilliseconds = 60_000;

export type PdfMaker = {
  /** One at a time. @param invoice as it is stored */
  make(invoice: unknown, issuedAt: Date): Promise<PdfAnswer>;
  /** Ends the thread until there is something to make again. */
  rest(): Promise<void>;
};

/**
 * Makes PDFs of invoices in a thread of its own, started when the first is asked for: neither a start of the shop nor a
 * request waits for fonts and pages.
 */
export function createPdfMaker(): PdfMaker {
  let thread: Worker | undefined;
  const rest = async () => {
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  };
  return {
    async make(invoice, issuedAt) {
      thread ??= new Worker(new URL('./pdf-thread.ts', import.meta.url));
      try {
        const answered = once(thread, 'message', { signal: AbortSignal.timeout(patienceMilliseconds) });
        thread.postMessage({ invoice, issuedAt });
        const [answer]: unknown[] = await answered;
        return pdfAnswerSchema.parse(answer);
      } catch (error) {
        await rest();
        return { ok: false, reason: error instanceof Error ? error.name : 'unknown' };
      }
    },
    rest,
  };
}
