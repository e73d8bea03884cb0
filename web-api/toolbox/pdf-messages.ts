import { z } from 'zod';

export type PdfJob = {
  bytes: Uint8Array;
  dotsPerInch: number;
  maximumPages: number;
  /** Of one page's bitmap; larger pages are drawn at a lower resolution. */
  maximumPixels: number;
};

/** What the thread says. After each page it waits until it is told to go on, so that one bitmap exists at a time. */
export const pdfMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    number: z.number().int(),
    /** Of the page on paper. */
    millimetres: z.object({ width: z.number(), height: z.number() }),
    dotsPerInch: z.number().int(),
    width: z.number().int(),
    height: z.number().int(),
    /** RGBA, row by row. */
    pixels: z.instanceof(Uint8Array),
  }),
  z.object({ kind: z.literal('done') }),
  z.object({
    kind: z.literal('refused'),
    refusal: z.enum(['broken', 'password', 'no-pages', 'too-many-pages']),
  }),
]);
export type PdfMessage = z.infer<typeof pdfMessageSchema>;
export type PdfPage = Extract<PdfMessage, { kind: 'page' }>;
