import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { amountSchema } from '../contract/money.ts';
import { operatorToken } from '../contract/operator-token.ts';
import { campaignPattern } from '../shop/campaigns.ts';

const voucher = {
  summary: 'What a voucher code is worth in this shop',
  description:
    'Unknown codes are 404, used and expired ones 410; one in another currency is 422 and names its own.',
  tag: 'shop',
  needsShop: true,
  query: z.strictObject({ code: z.string().trim().min(1).max(40) }),
  answer: {
    status: 200,
    schema: z.strictObject({
      code: z.string(),
      amount: amountSchema,
      /** Good for a customer's first order alone. */
      isForFirstOrder: z.boolean(),
      validUntil: z.iso.datetime(),
    }),
  },
  refusals: [404, 410, 422],
} as const satisfies Endpoint;

const campaignParams = z.strictObject({
  id: z
    .string()
    .regex(campaignPattern)
    .meta({ description: 'Name of the campaign.', example: 'newsletter-voucher' }),
});

const voucherCampaign = {
  summary: 'What a running voucher campaign is worth in this shop, and on which terms',
  description:
    'An unknown campaign is 404, and so is one that is over, has not begun, or is not for this shop or this type of customer.',
  tag: 'shop',
  needsShop: true,
  params: campaignParams,
  answer: {
    status: 200,
    schema: z
      .strictObject({
        id: z.string(),
        amount: amountSchema,
        /** The least an order must come to; null for any order. */
        minimumOrder: amountSchema.nullable(),
        /** Good for a customer's first order alone. */
        isForFirstOrder: z.boolean(),
        /** Its last day, on a calendar in Germany; null without end. */
        lastDay: z.iso.date().nullable(),
      })
      .meta({ id: 'VoucherCampaign' }),
  },
  refusals: [404, 503],
} as const satisfies Endpoint;

const endVoucherCampaign = {
  summary: 'End a voucher campaign at once',
  description: 'For those who run the shop. Vouchers that were given stay valid; what is over stays over.',
  tag: 'shop',
  needsShop: false,
  params: campaignParams,
  body: z.strictObject({ token: operatorToken }),
  answer: {
    status: 200,
    schema: z.strictObject({
      /** On a calendar in Germany. */
      lastDay: z.iso.date(),
    }),
  },
  refusals: [403, 404],
} as const satisfies Endpoint;

const giftVoucher = {
  summary: 'Amounts and texts for buying a gift voucher',
  tag: 'shop',
  needsShop: true,
  answer: {
    status: 200,
    schema: z.strictObject({
      amounts: z.array(amountSchema).min(1),
      defaultAmount: amountSchema,
      texts: z.strictObject({
        headline: z.string(),
        intro: z.string(),
        amountLabel: z.string(),
        validity: z.string(),
      }),
    }),
  },
  refusals: [],
} as const satisfies Endpoint;

/** Codes that take an amount off an order, and gifts of such codes. */
export const voucherEndpoints = {
  'GET /web-api/voucher': voucher,
  'GET /web-api/voucher-campaigns/{id}': voucherCampaign,
  'POST /web-api/voucher-campaigns/{id}/end': endVoucherCampaign,
  'GET /gift-voucher': giftVoucher,
} as const;
