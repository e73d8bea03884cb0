import type { Warning } from '@blattwerk/designs/drafts/warnings.ts';
import { z } from 'zod';

const words = { slot: z.string(), text: z.string() };

/** What a seal is printed with, and told of. As the database keeps it. */
export const warningsSchema = z.array(
  z.discriminatedUnion('code', [
    z.strictObject({ code: z.literal('near-edge'), ...words, row: z.int().min(0).optional() }),
    z.strictObject({ code: z.enum(['foil-faint', 'example']), ...words }),
    z.strictObject({ code: z.literal('coarse'), slot: z.string(), dotsPerInch: z.int() }),
    z.strictObject({ code: z.literal('twice'), slot: z.string(), before: z.string() }),
  ]),
) satisfies z.ZodType<Warning[]>;
