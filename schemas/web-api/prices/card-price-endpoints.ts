import { z } from 'zod';
import { punchingSchema } from '../../shop/accessories/punchings.ts';
import { ribbonSchema } from '../../shop/accessories/ribbons.ts';
import { tagSchema } from '../../shop/accessories/tags.ts';
import { cardProductTypeSchema } from '../../shop/cards/card-product-types.ts';
import { paperSchema } from '../../shop/cards/papers.ts';
import { refinementSchema } from '../../shop/cards/refinements.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { amountSchema } from '../contract/money.ts';
import { wholeNumber } from '../contract/parameters.ts';
import { accessoryOfferSchema } from './accessory.ts';
import { deliveryCountry, formatParameter, priceOptionSchema, quoteSchema } from './quote.ts';

export const printedCardTypeSchema = cardProductTypeSchema.exclude(['fotobuch', 'fotobox', 'fotoabzug']);

export const cardChoiceSchema = z.strictObject({
  productType: printedCardTypeSchema,
  format: formatParameter,
  paper: paperSchema,
  refinement: refinementSchema,
  punching: punchingSchema,
  ribbon: ribbonSchema,
  tag: tagSchema,
});
export type CardChoice = z.infer<typeof cardChoiceSchema>;

const cardPriceQuery = cardChoiceSchema
  .partial()
  .required({ productType: true })
  .extend({ quantity: wholeNumber({ minimum: 1, maximum: 5000 }).optional(), deliveryCountry });
export type CardPriceQuery = z.output<typeof cardPriceQuery>;

const cardPriceStepSchema = z
  .strictObject({ quantity: z.number().int(), unitPrice: amountSchema, total: amountSchema })
  .meta({ id: 'CardPriceStep' });

const cardPrice = {
  summary: 'What a card costs: at every quantity on offer, and what each choice adds',
  description: [
    'Only `productType` is needed; everything left out takes its default, and `choice` says which: the first format,',
    'the first paper that goes with the refinement, the channel’s refinement where type and paper take it and `ohne`',
    'elsewhere, `none`. The quantity must be one of `steps`; without one',
    'the default is quoted. More cards never cost less in total, nor more a piece. A refinement goes with certain',
    'papers only: on another paper the refusal names the papers in `allowed`. Envelopes and inlays are those that fit',
    'the format; they are bought beside the cards and have their own price. Photo books, boxes and prints have',
    'addresses of their own.',
  ].join(' '),
  tag: 'prices',
  needsShop: true,
  query: cardPriceQuery,
  answer: {
    status: 200,
    schema: z.strictObject({
      choice: cardChoiceSchema,
      quote: quoteSchema,
      defaultQuantity: z.number().int(),
      defaultRefinement: refinementSchema.meta({
        description: 'What the channel’s configurator opens with.',
      }),
      steps: z.array(cardPriceStepSchema),
      options: z.strictObject({
        format: z.array(priceOptionSchema),
        paper: z.array(priceOptionSchema),
        refinement: z.array(priceOptionSchema),
        punching: z.array(priceOptionSchema),
        ribbon: z.array(priceOptionSchema),
        tag: z.array(priceOptionSchema),
      }),
      envelopes: z.array(accessoryOfferSchema),
      inlays: z.array(accessoryOfferSchema),
      samples: z.strictObject({
        free: z.number().int().meta({ description: 'Sample cards an order gets for nothing.' }),
        furtherPrice: amountSchema.meta({ description: 'Each further one.' }),
      }),
    }),
  },
  refusals: [422, 503],
} as const satisfies Endpoint;

export const cardPriceEndpoints = { 'GET /web-api/card-price': cardPrice } as const;
