import { z } from 'zod';
import { addressFormSchema } from '../../shop/addresses/address-form.ts';
import { mostAddresses } from '../../shop/service/division.ts';
import { orderStates, paymentStates } from '../../shop/service/order-states.ts';
import { basketSchema } from '../basket/basket.ts';
import { basketVersion } from '../basket/basket-endpoints.ts';
import { paymentMethods } from '../basket/payment-methods.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { operatorToken } from '../contract/operator-token.ts';
import { addressBookSchema } from '../customers/address-book-endpoints.ts';
import { businessOrderSchema, orderSchema, orderSummarySchema } from './order.ts';

export const idempotencyKey = z
  .string()
  .regex(/^[\w-]{16,80}$/)
  .meta({ description: 'Made by the page, one an order: sent again, it answers the order it has placed.' });
const field = z.string().max(320).optional();
export const paymentMethod = z.enum(paymentMethods);
export const termsVersion = z
  .string()
  .max(40)
  .meta({ description: 'Of the terms that were shown, as the basket names it.' });

/** What only business and white-label customers fill in; of others it is not kept. */
const businessFields = {
  reference: field.meta({ description: 'The business customer’s own number of the order.' }),
  invoiceEmail: field.meta({ description: 'Gets the invoice besides the business customer.' }),
  isWhitelabelOrder: z
    .boolean()
    .optional()
    .meta({ description: 'A white-label customer’s parcel carries nothing with our name.' }),
};

const furtherAddressSchema = z
  .strictObject({
    address: addressFormSchema,
    pieces: z
      .array(z.int().min(0).max(5000))
      .max(100)
      .meta({ description: 'What it gets of each line of the basket, in their order.' }),
  })
  .meta({ id: 'FurtherAddress' });

const placeOrder = {
  summary: 'Orders what is in the basket',
  description:
    'Once a basket and a key: sent again, it answers the same order. What is wrong with e-mail and addresses stands in payload.errors by path, such as billingAddress.postalCode (400). 409 of type price-changed: the basket is no longer what was shown; it is in `basket` with its changes, and nothing was ordered. Country and service of delivery are the basket’s.',
  tag: 'orders',
  needsShop: true,
  usesSession: true,
  body: z.strictObject({
    idempotencyKey,
    version: basketVersion,
    expectedToPay: z.int().min(0).meta({ description: 'What was shown as to pay, in minor units.' }),
    termsVersion,
    email: field,
    billingAddress: addressFormSchema.meta({ description: 'Who pays.' }),
    deliveryAddress: addressFormSchema.optional().meta({ description: 'Who gets it; without it who pays.' }),
    further: z
      .array(furtherAddressSchema)
      .max(mostAddresses - 1)
      .optional()
      .meta({
        description:
          'Who gets a part of it besides: as many as the basket has further parcels. The first address gets what they leave.',
      }),
    paymentMethod: paymentMethod.meta({ description: 'One of the basket’s `payments`.' }),
    keepAddresses: z
      .boolean()
      .optional()
      .meta({ description: 'Whether the addresses go into the customer’s address book.' }),
    ...businessFields,
  }),
  answer: { status: 201, schema: orderSchema },
  refusals: [404, 409, 422, 503],
} as const satisfies Endpoint;

const checkout = {
  summary: 'What a visitor has filled in at the checkout so far, and what is wrong with it',
  description:
    'What a form sent without scripts is kept until it is ordered; customers find the address that they used last. Empty fields where nothing is known.',
  tag: 'orders',
  needsShop: true,
  usesSession: true,
  answer: {
    status: 200,
    schema: z
      .strictObject({
        email: z.string(),
        billingAddress: addressFormSchema,
        deliveryAddress: addressFormSchema.nullable(),
        further: z
          .array(
            z
              .strictObject({
                address: addressFormSchema,
                pieces: z
                  .record(z.string(), z.string())
                  .meta({ description: 'As they were typed, by the id of the basket’s line.' }),
              })
              .meta({ id: 'TypedFurtherAddress' }),
          )
          .meta({ description: 'As many as the basket has further parcels.' }),
        paymentMethod: paymentMethod.nullable(),
        isCustomer: z.boolean().meta({ description: 'Signed in: what is ordered stands in the account.' }),
        addresses: addressBookSchema.meta({ description: 'To choose from; none for guests.' }),
        business: businessOrderSchema.nullable().meta({ description: 'Null for private customers.' }),
        isWhitelabelOrder: z.boolean().nullable().meta({ description: 'Null where it cannot be chosen.' }),
        errors: z.record(z.string(), z.array(z.string())).meta({
          description: 'Sentences by path, such as billingAddress.postalCode; empty before a form was sent.',
        }),
      })
      .meta({ id: 'Checkout' }),
  },
  refusals: [503],
} as const satisfies Endpoint;

const orders = {
  summary: 'The customer’s orders, the newest first',
  tag: 'orders',
  needsShop: true,
  usesSession: true,
  answer: { status: 200, schema: z.strictObject({ orders: z.array(orderSummarySchema) }) },
  refusals: [401],
} as const satisfies Endpoint;

const params = z.strictObject({
  number: z
    .string()
    .regex(/^\d{4}-\d{6}$/)
    .meta({ description: 'Number of the order.', example: '2026-000001' }),
});
const token = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .meta({ description: 'Of the link to the order; customers need none for their own.' });

const order = {
  summary: 'An order, as it was agreed and how far it is',
  description:
    'For its customer’s session, or with the token of its link; anyone else gets 404, as for no order.',
  tag: 'orders',
  needsShop: true,
  usesSession: true,
  params,
  query: z.strictObject({ token }),
  answer: { status: 200, schema: orderSchema },
  refusals: [404],
} as const satisfies Endpoint;

const cancelOrder = {
  summary: 'Cancels an order that is not in print yet',
  description: 'Afterwards it is 409, which names its state. What was paid is paid back.',
  tag: 'orders',
  needsShop: true,
  usesSession: true,
  params,
  body: z.strictObject({ token }),
  answer: order.answer,
  refusals: [404, 409],
} as const satisfies Endpoint;

const reorder = {
  summary: 'Puts what an order has into the basket again, at the prices of today',
  description:
    'What is no longer sold is named in `unavailable`, beside the whole basket. 410 where all of it was designed and is erased.',
  tag: 'orders',
  needsShop: true,
  usesSession: true,
  params,
  body: z.strictObject({ token }),
  answer: {
    status: 200,
    schema: z
      .strictObject({ basket: basketSchema, unavailable: z.array(z.string()) })
      .meta({ id: 'Reordered' }),
  },
  refusals: [404, 409, 410, 503],
} as const satisfies Endpoint;

const moveOrder = {
  summary: 'Takes an order or its payment to another state',
  description:
    'For those who run the shop. A step that does not lead on from the present state is 409 and names it; back from print only with a reason.',
  tag: 'orders',
  needsShop: false,
  params,
  body: z.strictObject({
    token: operatorToken,
    state: z.enum(orderStates).optional().meta({ description: 'The order’s next state.' }),
    paymentState: z.enum(paymentStates).optional().meta({ description: 'The payment’s next state.' }),
    reason: z.string().trim().min(3).max(300).optional().meta({ description: 'Why; kept with the order.' }),
  }),
  answer: {
    status: 200,
    schema: z.strictObject({ state: z.enum(orderStates), paymentState: z.enum(paymentStates) }),
  },
  refusals: [403, 404, 409, 422],
} as const satisfies Endpoint;

/** What was bought. */
export const orderEndpoints = {
  'GET /web-api/checkout': checkout,
  'POST /web-api/orders': placeOrder,
  'GET /web-api/orders': orders,
  'GET /web-api/orders/{number}': order,
  'POST /web-api/orders/{number}/cancel': cancelOrder,
  'POST /web-api/orders/{number}/reorder': reorder,
  'POST /web-api/orders/{number}/state': moveOrder,
} as const;
