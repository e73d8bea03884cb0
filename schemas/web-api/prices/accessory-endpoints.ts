import { z } from 'zod';
import { cardAccessorySchema } from '../../shop/accessories/card-accessories.ts';
import { deliveryCountrySchema } from '../../shop/markets/country-schema.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { amountSchema } from '../contract/money.ts';
import { wholeNumber } from '../contract/parameters.ts';
import { shippingOfferSchema } from '../shop/shipping-offer.ts';
import { accessoryOfferSchema, skuParameter } from './accessory.ts';
import { printedCardTypeSchema } from './card-price-endpoints.ts';
import { deliveryCountry, formatParameter, quoteSchema, vatSchema } from './quote.ts';

const maximumAccessories = 5000;

const accessories = {
  summary: 'What goes with a card: envelopes and inlays that fit it, pens, seals, ribbons and more',
  description:
    'With a product type and a format only what fits; without them everything. Product type and format go together: without a format the product type’s first one is meant.',
  tag: 'prices',
  needsShop: true,
  query: z.strictObject({
    productType: printedCardTypeSchema.optional(),
    format: formatParameter.optional(),
    kind: z.array(cardAccessorySchema).max(20).optional(),
  }),
  answer: {
    status: 200,
    schema: z.strictObject({
      groups: z.array(
        z.strictObject({
          kind: cardAccessorySchema,
          label: z.string(),
          accessories: z.array(accessoryOfferSchema),
        }),
      ),
    }),
  },
  refusals: [422, 503],
} as const satisfies Endpoint;

const accessoryPrice = {
  summary: 'What a number of pieces of one accessory costs',
  tag: 'prices',
  needsShop: true,
  query: z.strictObject({
    sku: skuParameter,
    quantity: wholeNumber({ minimum: 1, maximum: maximumAccessories }).optional(),
    deliveryCountry,
  }),
  answer: {
    status: 200,
    schema: z.strictObject({ accessory: accessoryOfferSchema, quote: quoteSchema }),
  },
  refusals: [404, 503],
} as const satisfies Endpoint;

const accessoryOrder = {
  summary: 'What accessories and sample cards cost together, and how they can be delivered and paid',
  description: [
    'Nothing is stored. An article named twice counts as one line. The first sample cards are free. Shipping is',
    'extra: kinds are those with a fixed price in the shop’s currency; where none has one, delivery is quoted in the',
    'basket.',
  ].join(' '),
  tag: 'prices',
  needsShop: true,
  body: z.strictObject({
    items: z
      .array(z.strictObject({ sku: skuParameter, quantity: z.number().int().min(1).max(maximumAccessories) }))
      .max(100),
    sampleCards: z.number().int().min(0).max(50).default(0),
    deliveryCountry: deliveryCountrySchema.optional(),
  }),
  answer: {
    status: 200,
    schema: z.strictObject({
      lines: z.array(
        z.strictObject({
          accessory: accessoryOfferSchema,
          quantity: z.number().int(),
          total: amountSchema,
        }),
      ),
      samples: z.strictObject({
        quantity: z.number().int(),
        free: z.number().int(),
        total: amountSchema,
      }),
      total: amountSchema.meta({
        description: 'Sum of the lines and samples; VAT included, shipping extra.',
      }),
      vat: vatSchema,
      canPayByInvoice: z.boolean(),
      shipping: z.array(shippingOfferSchema),
    }),
  },
  refusals: [404, 503],
} as const satisfies Endpoint;

const accessoryBySku = {
  ...accessoryPrice,
  summary: 'One accessory by its article number',
  query: z.strictObject({ sku: skuParameter }),
  answer: { status: 200, schema: accessoryOfferSchema },
} as const satisfies Endpoint;

export const accessoryEndpoints = {
  'GET /web-api/card-accessories': accessories,
  'GET /web-api/card-accessory-price': accessoryPrice,
  'POST /web-api/card-accessory-order': accessoryOrder,
  'GET /price-api/accessory': accessoryPrice,
  'GET /accessory': accessoryBySku,
} as const;
