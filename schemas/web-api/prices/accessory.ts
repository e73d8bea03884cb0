import { z } from 'zod';
import { accessorySchema } from '../../shop/accessories/accessories.ts';
import { cardAccessorySchema } from '../../shop/accessories/card-accessories.ts';
import { envelopePriceKinds } from '../../shop/accessories/envelope-prices.ts';
import { amountSchema } from '../contract/money.ts';

export const accessoryOfferSchema = z
  .strictObject({
    ...accessorySchema.shape,
    kind: cardAccessorySchema,
    label: z.string(),
    envelopeClass: z
      .enum(envelopePriceKinds)
      .nullable()
      .meta({ description: 'Price class of an envelope, null for anything else.' }),
    unitPrice: amountSchema,
  })
  .meta({ id: 'AccessoryOffer' });
export type AccessoryOffer = z.infer<typeof accessoryOfferSchema>;

/** An article number. */
export const skuParameter = z.string().min(1).max(80);
