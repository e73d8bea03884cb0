import { z } from 'zod';
import { formShop } from '../basket/basket-form-endpoints.ts';
import type { Endpoint } from '../contract/endpoint.ts';

const params = z.strictObject({
  number: z
    .string()
    .regex(/^\d{4}-\d{6}$/)
    .meta({ description: 'Number of the order.', example: '2026-000001' }),
});

const way = {
  tag: 'orders',
  needsShop: false,
  usesSession: true,
  params,
  query: z.strictObject({
    channel: formShop.channel,
    locale: formShop.locale,
    token: z.string().max(200).optional().meta({ description: 'Of the link to the order.' }),
  }),
  answer: { status: 200, media: ['text/html'], redirects: true, refusesByPage: true },
  refusals: [],
} as const;

const pay = {
  ...way,
  summary: 'Leads to the page at which an order is paid',
  description:
    'At the company that takes the money, where one is set up. An order that needs none any more leads to its own page, which says so by `notice`.',
} as const satisfies Endpoint;

const comeBack = {
  ...way,
  summary: 'Where a shopper comes back to from paying, or from not paying',
  description: 'Asks the company what came of it, and leads to the order, which says so by `notice`.',
} as const satisfies Endpoint;

const events = {
  summary: 'What the company that takes the money sends by itself',
  description:
    'Signed as the company does it (`stripe-signature`); 400 otherwise. The message only says that there is news: how far the payment is, is asked there. Sent again, it changes nothing.',
  tag: 'orders',
  needsShop: false,
  sentAsText: true,
  body: z.string().max(100_000).meta({ description: 'As it came: the signature is over its bytes.' }),
  answer: {
    status: 200,
    schema: z.strictObject({
      isKnown: z.boolean().meta({ description: 'Whether it is about an order here.' }),
    }),
  },
  refusals: [],
} as const satisfies Endpoint;

/** Payment at the page of a company. */
export const paymentEndpoints = {
  'GET /web-api/orders/{number}/payment': pay,
  'GET /web-api/orders/{number}/payment/return': comeBack,
  'POST /web-api/payments/events': events,
} as const;
