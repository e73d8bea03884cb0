import { z } from 'zod';
import { deliveryCountrySchema } from '../../shop/markets/country-schema.ts';
import { mostAddresses } from '../../shop/service/division.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { basketSchema, shippingServiceSchema } from './basket.ts';
import { basketItemSchema } from './basket-item.ts';

export const basketVersion = z
  .int()
  .min(0)
  .meta({ description: 'The version that was shown; 409 where the basket is another one by now.' });

const quantity = z.int().min(1).max(5000);
const lineParams = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{16}$/)
    .meta({ description: 'Of a line of the basket.', example: 'q83vEjRWeJq83vEj' }),
});
const voucherCode = z.string().trim().min(1).max(40);

const answered = {
  tag: 'basket',
  needsShop: true,
  usesSession: true,
  answer: { status: 200, schema: basketSchema },
} as const;

const basket = {
  ...answered,
  summary: 'What is in the visitor’s basket, priced as of now',
  description:
    'A basket belongs to one shop: channel and country. A guest’s is found by a cookie that scripts cannot read, a customer’s by the session; one that a guest brings along is merged into it, of equal lines the larger quantity. Looking changes nothing.',
  refusals: [503],
} as const satisfies Endpoint;

const addLine = {
  ...answered,
  summary: 'Puts something into the basket',
  description: 'More of what is in it already are added to that line, up to the most it may have.',
  body: z.strictObject({
    item: basketItemSchema,
    quantity: quantity.default(1),
    version: basketVersion.optional(),
  }),
  refusals: [404, 409, 422, 503],
} as const satisfies Endpoint;

const changeLine = {
  ...answered,
  summary: 'Changes how many pieces a line has',
  params: lineParams,
  body: z.strictObject({ quantity, version: basketVersion }),
  refusals: [404, 409, 503],
} as const satisfies Endpoint;

const removeLine = {
  ...answered,
  summary: 'Takes a line out of the basket',
  params: lineParams,
  body: z.strictObject({ version: basketVersion }),
  refusals: [404, 409, 503],
} as const satisfies Endpoint;

const redeemVoucher = {
  ...answered,
  summary: 'Uses a voucher’s code for this basket',
  description:
    'One that takes something off and one that pays can be used together; a further one takes the place of its like. Refused as /web-api/voucher does, 422 where the basket does not meet its terms; the sentence to show is in message.text.',
  body: z.strictObject({ code: voucherCode, version: basketVersion }),
  refusals: [404, 409, 410, 422, 503],
} as const satisfies Endpoint;

const removeVoucher = {
  ...answered,
  summary: 'No longer uses a voucher’s code for this basket',
  body: redeemVoucher.body,
  refusals: [409, 503],
} as const satisfies Endpoint;

const chooseDelivery = {
  ...answered,
  summary: 'Chooses where a basket is delivered, and how fast',
  description: 'A service that the country does not have is 422 and names those it has.',
  body: z.strictObject({
    country: deliveryCountrySchema,
    service: shippingServiceSchema.default('standard'),
    further: z
      .array(shippingServiceSchema)
      .max(mostAddresses - 1)
      .optional()
      .meta({
        description:
          'How fast it goes to each further address, in their order: each is a parcel of its own. Left out, they stay as they are.',
      }),
    version: basketVersion,
  }),
  refusals: [409, 422, 503],
} as const satisfies Endpoint;

/** What a visitor means to buy. */
export const basketEndpoints = {
  'GET /web-api/basket': basket,
  'POST /web-api/basket/lines': addLine,
  'PUT /web-api/basket/lines/{id}': changeLine,
  'DELETE /web-api/basket/lines/{id}': removeLine,
  'PUT /web-api/basket/voucher': redeemVoucher,
  'DELETE /web-api/basket/voucher': removeVoucher,
  'PUT /web-api/basket/delivery': chooseDelivery,
} as const;
