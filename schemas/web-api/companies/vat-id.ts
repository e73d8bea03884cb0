import { z } from 'zod';

/** What can be found out about a VAT id. `unreachable` and `undecided` are asked again. */
export const vatIdOutcomes = ['confirmed', 'refused', 'unreachable', 'undecided'] as const;

/** How it stands with the VAT id of a company in another country of the EU. */
export const deskVatIdSchema = z
  .strictObject({
    state: z.enum(['confirmed', 'expired', 'refused', 'unreachable', 'undecided']).meta({
      description:
        '`expired`: it was confirmed too long ago; `undecided`: nobody has looked yet. Only `confirmed` is supplied without tax.',
    }),
    at: z.iso.datetime().nullable(),
    operator: z
      .string()
      .nullable()
      .meta({ description: 'Who decided at the order desk; null: the authority.' }),
    reference: z.string(),
    note: z.string(),
    validUntil: z.iso.datetime().nullable().meta({ description: 'Of one that is confirmed.' }),
  })
  .meta({ id: 'DeskVatId' });
export type DeskVatId = z.infer<typeof deskVatIdSchema>;
