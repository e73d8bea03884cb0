import { z } from 'zod';
import { amountSchema } from '../contract/money.ts';

/** One filter of a list, as offered with its answer. */
export const filterSchema = z
  .strictObject({
    name: z.string(),
    label: z.string(),
    values: z.array(
      z.strictObject({
        value: z.string(),
        label: z.string(),
        /** What would be shown if this value were the only one chosen in its filter. */
        count: z.number().int(),
        isSelected: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Filter' });
export type Filter = z.infer<typeof filterSchema>;

/** Which page of how much an answer is. */
export const pagePlace = {
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
};

/** What all that was found costs at least. */
export const lowestPriceField = {
  priceFrom: amountSchema.nullable().meta({
    description:
      'The lowest price of all that was found, on whatever page; null where nothing found has one.',
  }),
};
