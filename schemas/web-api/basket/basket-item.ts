import { z } from 'zod';
import { matTypeSchema } from '../../shop/wall-art/frame-families.ts';
import { skuParameter } from '../prices/accessory.ts';
import { formatParameter } from '../prices/quote.ts';

/** The most pieces of a line, by what it is. Of each design one sample card is sent. */
export const maximumPieces = {
  accessory: 5000,
  photoframe: 1000,
  giftVoucher: 20,
  sample: 1,
  design: 5000,
} as const;

const accessory = z.strictObject({ kind: z.literal('accessory'), sku: skuParameter });

/** A frame without a picture. */
const photoframe = z.strictObject({
  kind: z.literal('photoframe'),
  frameType: z.string().min(1).max(60).meta({ description: 'Such as holzrahmen-eiche.' }),
  format: formatParameter.meta({ description: 'Of the picture it is for, in millimetres: 300x400.' }),
  matType: matTypeSchema.optional().meta({ description: 'Without it the family’s own.' }),
});

const giftVoucher = z.strictObject({
  kind: z.literal('giftVoucher'),
  minorUnits: z.int().positive().meta({ description: 'One of the amounts of /gift-voucher.' }),
});

const sample = z.strictObject({
  kind: z.literal('sample'),
  designId: z.int().min(1).max(999_999_999).meta({ description: 'A card, printed as it is shown.' }),
});

/** A customer’s design: the revision of a draft, as it was sealed. */
const design = z.strictObject({
  kind: z.literal('design'),
  sealId: z.uuid().meta({ description: 'As /web-api/drafts/{id}/seals answers it.' }),
});

/** What a line of a basket is of. Two lines are never of the same. */
export const basketItemSchema = z
  .discriminatedUnion('kind', [accessory, photoframe, giftVoucher, sample, design])
  .meta({ id: 'BasketItem' });
export type BasketItem = z.infer<typeof basketItemSchema>;
export const itemKinds = ['accessory', 'photoframe', 'giftVoucher', 'sample', 'design'] as const;
