import { z } from 'zod';

/** What can be found out about a VAT id. `unreachable` and `undecided` are asked again. */
export const vatIdOutcomes = ['confirmed', 'refused', 'unreachable', 'undecided'] as const;

/** That a VAT id is a company’s: the evidence that an order was rightly supplied without tax (§ 6a UStG). */
export const confirmedVatIdSchema = z
  .strictObject({
    vatId: z.string(),
    company: z.string().meta({ description: 'Name that it was confirmed for.' }),
    operator: z
      .string()
      .nullable()
      .meta({ description: 'Who confirmed it at the order desk; null: the authority did.' }),
    reference: z
      .string()
      .meta({ description: 'By which the authority finds its answer again; may be empty.' }),
    note: z.string(),
    confirmedAt: z.iso.datetime(),
  })
  .meta({ id: 'ConfirmedVatId' });
export type ConfirmedVatId = z.infer<typeof confirmedVatIdSchema>;

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
