import { z } from 'zod';

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
