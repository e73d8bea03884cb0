import {
  photoboxMaterialSchema,
  photoboxTypeSchema,
} from '@blattwerk/schemas/shop/photo-products/photoboxes.ts';
import { cardChoiceSchema } from '@blattwerk/schemas/web-api/prices/card-price-endpoints.ts';
import { framedArticleChoiceSchema } from '@blattwerk/schemas/web-api/prices/photo-frame-endpoints.ts';
import { printChoiceSchema } from '@blattwerk/schemas/web-api/prices/print-price-endpoints.ts';
import {
  calendarChoiceSchema,
  collageChoiceSchema,
  merchChoiceSchema,
  photobookChoiceSchema,
} from '@blattwerk/schemas/web-api/prices/product-price-endpoints.ts';
import { z } from 'zod';

const kind = <Kind extends string>(name: Kind) => ({ kind: z.literal(name) });

/** What decides the price of something designed, whole, by the kind whose price it has: a card that is one print is a print. */
export const designedChoiceSchema = z.discriminatedUnion('kind', [
  cardChoiceSchema.extend(kind('card')),
  calendarChoiceSchema.extend(kind('calendar')),
  photobookChoiceSchema.extend(kind('photobook')),
  collageChoiceSchema.extend(kind('collage')),
  merchChoiceSchema.extend(kind('merch')),
  printChoiceSchema.extend(kind('photoprint')),
  framedArticleChoiceSchema.extend(kind('photoframe')),
  z.strictObject({
    ...kind('photobox'),
    type: photoboxTypeSchema,
    material: photoboxMaterialSchema,
    prints: z.int(),
  }),
]);
export type DesignedChoice = z.infer<typeof designedChoiceSchema>;
