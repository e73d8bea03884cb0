import { referencePattern } from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import * as z from 'zod';
import type { PageFile } from '../../assets/replacing/exchanged.ts';

const reference = z.string().regex(referencePattern, 'a product such as card:146101 is expected');
const file = z.object({
  id: z.int(),
  filename: z.string(),
  alt: z.string(),
  title: z.string(),
  copyright: z.string(),
  source: z.string(),
  focus: z.string(),
  metaData: z.record(z.string(), z.unknown()),
}) satisfies z.ZodType<PageFile>;

/** What is put in another's place on all pages, with all that it takes to do it again. */
export const replacementSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('words'),
    from: z.string(),
    to: z.string(),
    /** Only where letters and digits neither precede nor follow. */
    isWhole: z.boolean(),
  }),
  z.object({ kind: z.literal('product'), from: reference, to: reference }),
  z.object({
    kind: z.literal('theme'),
    from: z.int(),
    to: z.int(),
    /** The design that takes the place of those of the old theme. */
    design: z.string(),
  }),
  z.object({ kind: z.literal('asset'), from: file, to: file }),
]);
export type Replacement = z.infer<typeof replacementSchema>;
