import { z } from 'zod';
import { formShop } from '../basket/basket-form-endpoints.ts';
import type { Endpoint } from '../contract/endpoint.ts';

const invoice = {
  summary: 'The invoice of an order, or a credit note that takes it back, as PDF',
  description:
    'PDF/A-3 with the electronic invoice in it (Factur-X, EN 16931). For its customer’s session, or with the token of the order’s link; anyone else gets 404, as for no order. Orders list what they have in `invoices`.',
  tag: 'orders',
  needsShop: false,
  usesSession: true,
  params: z.strictObject({
    number: z
      .string()
      .regex(/^\d{4}-\d{6}$/)
      .meta({ description: 'Number of the order.', example: '2026-000001' }),
  }),
  query: z.strictObject({
    channel: formShop.channel,
    locale: formShop.locale,
    document: z
      .string()
      .regex(/^[A-Z]{2}-\d{4}-\d{6}$/)
      .optional()
      .meta({ description: 'Number of one of them; without it the invoice.', example: 'RE-2026-000001' }),
    token: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .meta({ description: 'Of the link to the order; customers need none for their own.' }),
  }),
  answer: { status: 200, media: ['application/pdf'], refusesByPage: true },
  refusals: [404, 503],
} as const satisfies Endpoint;

/** What orders are charged by. */
export const invoiceEndpoints = { 'GET /web-api/orders/{number}/invoice': invoice } as const;
