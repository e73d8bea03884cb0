import { performance } from 'node:perf_hooks';
import { createPdfMaker } from '@blattwerk/web-api/orders/invoices/pdf/pdf-maker.ts';
import { invoiceOf } from '@blattwerk/web-api/test-support/invoice-of.ts';
import { median, quantile } from './statistics.ts';

/** Milliseconds; `first` begins with a thread that has yet to start. */
export type InvoiceFigures = { first: number; p50: number; p95: number; kilobytes: number };

const rounds = 30;

/** How long the PDF of an invoice of ten lines takes, with the electronic invoice in it. */
export async function benchInvoices(): Promise<InvoiceFigures> {
  const pens = { unitPrice: 149, quantity: 7, isGift: false, details: ['Farbe Gold'] };
  const lines = Array.from({ length: 10 }, () => pens);
  const invoice = invoiceOf({ country: 'DE', lines, shipping: 499, discount: 500, gift: 0 });
  const maker = createPdfMaker();
  let bytes = 0;
  const make = async () => {
    const start = performance.now();
    const made = await maker.make(invoice, new Date('2026-11-24T08:00:00Z'));
    if (!made.ok) throw new Error(made.reason);
    bytes = made.content.byteLength;
    return performance.now() - start;
  };
  const first = await make();
  const durations: number[] = [];
  for (let round = 0; round < rounds; round += 1) durations.push(await make());
  await maker.rest();
  return { first, p50: median(durations), p95: quantile(durations, 0.95), kilobytes: bytes / 1024 };
}
