import { z } from 'zod';
import { channelSchema } from '../../shop/markets/channel-schema.ts';
import { localeSchema } from '../../shop/markets/locale-schema.ts';
import type { Endpoint } from '../contract/endpoint.ts';

const shop = { channel: channelSchema, locale: localeSchema };
const field = z.string().max(320).optional();
const orderToken = z
  .string()
  .max(200)
  .optional()
  .meta({ description: 'Of the link to the order: shows its lines to choose from.' });
const page = { status: 200, media: ['text/html'], refusesByPage: true } as const;

const form = {
  summary: 'The page on which a contract is withdrawn from, without signing in',
  description: 'Link to it as „Vertrag widerrufen“ (§ 356a BGB), from an order with its number.',
  tag: 'orders',
  needsShop: false,
  query: z.strictObject({
    ...shop,
    number: field.meta({ description: 'Number of the order, to begin with.', example: '2026-000001' }),
    token: orderToken,
  }),
  answer: page,
  refusals: [],
} as const satisfies Endpoint;

const declare = {
  summary: 'Shows what is about to be declared, from the form of that page, and asks once more',
  tag: 'orders',
  needsShop: false,
  sentByForm: true,
  body: z.strictObject({
    ...shop,
    name: field.meta({ description: 'Who has ordered.', example: 'Anna Sommer' }),
    email: field.meta({ description: 'Where the receipt goes.', example: 'anna@kunde.example' }),
    number: field.meta({ description: 'Number of the order.', example: '2026-000001' }),
    goods: z
      .string()
      .max(500)
      .optional()
      .meta({ description: 'Which goods, in words; empty: all that can be sent back.' }),
    token: orderToken,
    quantity: z
      .union([z.string().max(10), z.array(z.string().max(10)).max(200)])
      .optional()
      .meta({ description: 'With the token, pieces of each line that can be sent back, in their order.' }),
  }),
  answer: page,
  refusals: [422],
} as const satisfies Endpoint;

const confirm = {
  summary: 'Withdraws from the contract; the button of that second page sends it',
  description:
    'A receipt with content and time goes out by e-mail. Once is enough: any further time changes nothing.',
  tag: 'orders',
  needsShop: false,
  sentByForm: true,
  body: z.strictObject({ ...shop, token: z.string().min(1).max(200) }),
  answer: page,
  refusals: [404, 410],
} as const satisfies Endpoint;

/** The withdrawal function for contracts made at a distance. */
export const contractWithdrawalEndpoints = {
  'GET /web-api/contract-withdrawal': form,
  'POST /web-api/contract-withdrawal': declare,
  'POST /web-api/contract-withdrawal/confirm': confirm,
} as const;
