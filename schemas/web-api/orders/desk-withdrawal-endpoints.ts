import { z } from 'zod';
import { localeSchema } from '../../shop/markets/locale-schema.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { operatorToken } from '../contract/operator-token.ts';

/** A statement of withdrawal as those see it who run the shop. */
export const deskWithdrawalSchema = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    orderNumber: z.string().meta({ description: 'As it was typed.' }),
    order: z.string().nullable().meta({
      description:
        'Number of the order that has both number and mailbox; null: which one is meant is to be found out.',
    }),
    goods: z.string().meta({ description: 'Which ones, as it was typed or chosen; empty: all of them.' }),
    locale: localeSchema,
    receivedAt: z.iso.datetime(),
    settled: z
      .strictObject({ at: z.iso.datetime(), by: z.string() })
      .nullable()
      .meta({ description: 'Who has seen to it, and when; null: it waits.' }),
  })
  .meta({ id: 'DeskWithdrawal' });
export type DeskWithdrawal = z.infer<typeof deskWithdrawalSchema>;

export const deskWithdrawalsSchema = z
  .strictObject({
    withdrawals: z.array(deskWithdrawalSchema),
    found: z.int().meta({ description: 'How many there are of these in all.' }),
    open: z.int().meta({ description: 'How many wait.' }),
  })
  .meta({ id: 'DeskWithdrawals' });
export type DeskWithdrawals = z.infer<typeof deskWithdrawalsSchema>;

const desk = { tag: 'orders', needsShop: false } as const;

const list = {
  ...desk,
  summary: 'Statements of withdrawal: those that wait by when they came, settled ones the last first',
  body: z.strictObject({
    token: operatorToken,
    isSettled: z.boolean().meta({ description: 'Those that are settled; false: those that wait.' }),
    count: z.int().min(1).max(1000).optional().meta({ description: 'So many at most; fifty without it.' }),
  }),
  answer: { status: 200, schema: deskWithdrawalsSchema },
  refusals: [403],
} as const satisfies Endpoint;

const settle = {
  ...desk,
  summary: 'Notes that a withdrawal is seen to, or that it waits after all',
  description:
    'The first who settles one is kept; the same once more changes nothing. Money goes back by the order’s refund.',
  params: z.strictObject({
    id: z.uuid().meta({ description: 'Of the statement.', example: '0b9f2f6e-7c1d-4a39-9a3b-0f4b8c1d2e3f' }),
  }),
  body: z.strictObject({
    token: operatorToken,
    by: z.string().trim().min(1).max(80).meta({ description: 'Who settles it; kept with the statement.' }),
    isSettled: z.boolean().meta({ description: 'False: it waits after all.' }),
  }),
  answer: { status: 200, schema: deskWithdrawalSchema },
  refusals: [403, 404],
} as const satisfies Endpoint;

/** Statements of withdrawal at the order desk. */
export const deskWithdrawalEndpoints = {
  'POST /web-api/order-desk/withdrawals': list,
  'POST /web-api/order-desk/withdrawals/{id}/settlement': settle,
} as const;
