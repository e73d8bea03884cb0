import { z } from 'zod';
import { shippingKindSchema } from '../../shop/service/shipping.ts';
import { amountSchema } from '../contract/money.ts';

/** One kind of shipping and what it costs. */
export const shippingOfferSchema = z
  .strictObject({
    kind: shippingKindSchema,
    label: z.string(),
    price: amountSchema,
    isFrom: z.boolean().meta({ description: 'The price is the least it costs.' }),
  })
  .meta({ id: 'ShippingOffer' });
export type ShippingOffer = z.infer<typeof shippingOfferSchema>;
