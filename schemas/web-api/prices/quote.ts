import { z } from 'zod';
import { countrySchema, deliveryCountrySchema } from '../../shop/markets/country-schema.ts';
import { amountSchema } from '../contract/money.ts';
import { wholeNumber } from '../contract/parameters.ts';

/** Decides the VAT contained. */
export const deliveryCountry = deliveryCountrySchema.optional().meta({
  description: 'Where it goes; decides the VAT contained. Without it: the shop’s own country.',
});

const maximumPieces = 1000;

/** Any whole number of pieces. */
export const pieces = wholeNumber({ minimum: 1, maximum: maximumPieces }).optional();

/** A size in millimetres. */
export const formatParameter = z
  .string()
  .regex(/^[1-9]\d{0,3}x[1-9]\d{0,3}$/, 'Write the size in millimetres, such as 148x105.')
  .meta({ description: 'Width x height in millimetres: 148x105.' });

export const vatSchema = z
  .strictObject({
    country: countrySchema,
    ratePerMille: z.number().int().min(0).meta({ description: '190 is 19 %.' }),
    net: amountSchema,
    amount: amountSchema.meta({ description: 'Contained in the total; with `net` it adds up to it.' }),
  })
  .meta({ id: 'Vat' });

export const pricePartSchema = z
  .strictObject({ part: z.string(), label: z.string(), amount: amountSchema })
  .meta({
    id: 'PricePart',
    description: 'What one choice costs a piece, before the discount for more pieces.',
  });

export const quoteSchema = z
  .strictObject({
    quantity: z.number().int().min(1),
    unitPrice: amountSchema.meta({ description: 'One piece of that many.' }),
    total: amountSchema.meta({
      description: '`unitPrice` times `quantity`; VAT included, shipping extra.',
    }),
    parts: z.array(pricePartSchema),
    saving: amountSchema.meta({
      description:
        'What the number of pieces takes off: the parts times the quantity, less this, is the total.',
    }),
    vat: vatSchema,
  })
  .meta({ id: 'Quote' });
export type Quote = z.infer<typeof quoteSchema>;

export const priceOptionSchema = z
  .strictObject({
    value: z.string(),
    label: z.string(),
    surcharge: amountSchema.meta({
      description: 'More than the cheapest value costs, a piece of as many as are asked for.',
    }),
    isSelected: z.boolean(),
    isAvailable: z.boolean().meta({ description: 'Goes with the other choices.' }),
  })
  .meta({ id: 'PriceOption' });
export type PriceOption = z.infer<typeof priceOptionSchema>;

export const volumePricesSchema = z
  .array(z.strictObject({ fromQuantity: z.number().int().min(1), unitPrice: amountSchema }))
  .meta({ id: 'VolumePrices', description: 'What one piece costs from a number of pieces on.' });
