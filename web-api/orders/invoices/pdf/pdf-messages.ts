import { z } from 'zod';
import { invoiceDocumentSchema } from '../invoice-document.ts';

/** What the thread is asked, and what it answers. */
export const pdfRequestSchema = z.object({ invoice: invoiceDocumentSchema, issuedAt: z.date() });
export const pdfAnswerSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), content: z.instanceof(Uint8Array) }),
  z.object({ ok: z.literal(false), reason: z.string() }),
]);
export type PdfAnswer = z.infer<typeof pdfAnswerSchema>;
