import { z } from 'zod';
import { formShop } from '../basket/basket-form-endpoints.ts';
import type { Endpoint } from '../contract/endpoint.ts';

const page = {
  tag: 'orders',
  needsShop: false,
  answer: { status: 200, media: ['text/html'], refusesByPage: true },
  refusals: [410],
} as const;

const ofShop = z.strictObject(formShop);
const byLink = ofShop.extend({
  token: z.string().min(1).max(300).meta({ description: 'Of the link in the e-mail.' }),
});

const sendLink = {
  ...page,
  summary: 'Sends a guest the link that has photos and designs of orders erased, from the order’s page',
  description:
    'To the address that the order was placed with: who has only been shown the order cannot erase anything. Orders of an account go with it.',
  sentByForm: true,
  body: ofShop.extend({
    number: z
      .string()
      .regex(/^\d{4}-\d{6}$/)
      .meta({ description: 'Number of the order.', example: '2026-000001' }),
    token: z.string().min(1).max(320).meta({ description: 'Of the link to the order.' }),
  }),
} as const satisfies Endpoint;

const confirmPage = {
  ...page,
  summary: 'Where that link leads: a page that says what is erased, with the button that asks for it',
  query: byLink,
} as const satisfies Endpoint;

const askForErasure = {
  ...page,
  summary: 'Has photos and designs of all orders of a guest’s address erased, from the form of that page',
  description:
    'At the latest 30 days after the order was sent. Orders and invoices stay as long as the law asks for; open orders are delivered.',
  sentByForm: true,
  body: byLink,
} as const satisfies Endpoint;

/** How guests have erased what they had printed. */
export const guestErasureEndpoints = {
  'POST /web-api/order-erasure': sendLink,
  'GET /web-api/order-erasure-confirm': confirmPage,
  'POST /web-api/order-erasure-confirm': askForErasure,
} as const;
