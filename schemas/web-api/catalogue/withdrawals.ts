import { z } from 'zod';
import { marketSchema } from '../../shop/markets/markets.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { operatorToken } from '../contract/operator-token.ts';
import { referencePattern } from './product-reference.ts';

const withdrawalSchema = z
  .strictObject({
    product: z.string(),
    market: z.string(),
    withdrawnAt: z.iso.datetime(),
  })
  .meta({ id: 'Withdrawal' });
export type Withdrawal = z.infer<typeof withdrawalSchema>;

const changeWithdrawals = {
  summary: 'Take a product out of markets, put it back, or see what is taken out',
  description: 'For those who run the shop. A change gives the catalogue a new version.',
  tag: 'catalogue',
  needsShop: false,
  body: z.strictObject({
    token: operatorToken,
    action: z.enum(['withdraw', 'restore', 'list']).meta({ description: 'What to do.' }),
    product: z
      .string()
      .regex(referencePattern)
      .optional()
      .meta({ description: 'Which product; not for the list.', example: 'card:146101' }),
    markets: z
      .array(marketSchema)
      .max(60)
      .optional()
      .meta({ description: 'Channel and country; without any, all that sell the product.' }),
  }),
  answer: {
    status: 200,
    schema: z.strictObject({
      version: z.string(),
      /** Markets in which something is different now. */
      changed: z.array(z.string()),
      withdrawals: z.array(withdrawalSchema),
    }),
  },
  refusals: [403, 404, 409, 422],
} as const satisfies Endpoint;

/** What the shop has taken out of its markets. */
export const withdrawalEndpoints = { 'POST /web-api/catalogue-withdrawals': changeWithdrawals } as const;
