import { Worker } from 'node:worker_threads';
import { type PdfJob, type PdfPage, pdfMessageSchema } from './pdf-messages.ts';
import type { Refusal, Refused } from './refusal.ts';

export type PdfPagesResult = { ok: true } | Refused;

export type PdfPagesOptions = {
  /** Milliseconds for the whole file, what `onPage` takes included. */
  timeLimit: number;
  /** Ends the work without an answer. */
  signal: AbortSignal;
  /** Takes one page; answers why the work should not go on, if so. */
  onPage: (page: PdfPage) => Promise<Refused | undefined>;
};

/**
 * Draws a PDF page by page in a thread of its own, started for this one file: a file that hangs or breaks the library
 * harms no other request, and what it leaves behind is gone with the thread.
 */
export async function drawPdfPages(job: PdfJob, options: PdfPagesOptions): Promise<PdfPagesResult> {
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    env: {},
    // The library's own output stays out of the log.
    stdout: true,
    stderr: true,
  });
  const result = Promise.withResolvers<PdfPagesResult>();
  const refuse = (refusal: Refusal) => result.resolve({ ok: false, refusal });
  const leave = () => refuse('took-too-long');
  const timer = setTimeout(leave, options.timeLimit);
  options.signal.addEventListener('abort', leave, { once: true });

  worker.on('error', () => refuse('broken'));
  worker.on('exit', () => refuse('broken'));
  worker.on('message', (value: unknown) => {
    const message = pdfMessageSchema.parse(value);
    if (message.kind === 'done') result.resolve({ ok: true });
    else if (message.kind === 'refused') refuse(message.refusal);
    else {
      options.onPage(message).then(
        (refused) => (refused ? result.resolve(refused) : worker.postMessage('next')),
        (error: unknown) => result.reject(error),
      );
    }
  });

  try {
    return await result.promise;
  } finally {
    clearTimeout(timer);
    options.signal.removeEventListener('abort', leave);
    await worker.terminate();
  }
}
