import { parentPort } from 'node:worker_threads';
import { errorText } from '@blattwerk/server-kit/log/error-text.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { type PdfAnswer, pdfRequestSchema } from './pdf-messages.ts';

/** Makes PDFs of invoices, one after the other; `pdf-maker.ts` starts and ends this thread. */
const port = parentPort;
if (!port) throw new Error('This module is started by pdf-maker.ts.');

port.on('message', async (message: unknown) => {
  const answer = await answerTo(message);
  port.postMessage(answer);
});

async function answerTo(message: unknown): Promise<PdfAnswer> {
  try {
    const { invoice, issuedAt } = pdfRequestSchema.parse(message);
    return { ok: true, content: new Uint8Array(await invoicePdf(invoice, issuedAt)) };
  } catch (error) {
    return { ok: false, reason: errorText(error) };
  }
}
