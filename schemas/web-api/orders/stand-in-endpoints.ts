import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';

const page = {
  tag: 'orders',
  needsShop: false,
  params: z.strictObject({
    reference: z
      .string()
      .max(80)
      .meta({ description: 'Of the payment.', example: 'stand-in-5f0e2c9a7b1d4e6f8a90b1c2' }),
  }),
  answer: { status: 200, media: ['text/html'], redirects: true, refusesByPage: true },
  refusals: [404],
} as const;

/** The page of the stand-in for a payment company; 404 where a real one is set up. */
export const standInEndpoints = {
  'GET /web-api/payments/stand-in/{reference}': {
    ...page,
    summary: 'Shows what is to be paid; no money moves',
  },
  'POST /web-api/payments/stand-in/{reference}': {
    ...page,
    summary: 'Pays or gives up, tells the shop, and leads back to it',
    sentByForm: true,
    body: z.strictObject({
      outcome: z.enum(['pay', 'give-up']).meta({ description: 'The button that was pressed.' }),
    }),
  },
} as const satisfies Record<string, Endpoint>;
