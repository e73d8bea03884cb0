import { z } from 'zod';
import { localeSchema } from '../../shop/markets/locale-schema.ts';
import { reviewRefusals, reviewStates } from '../../shop/service/review-states.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { operatorToken } from '../contract/operator-token.ts';

const state = z.enum(reviewStates);

/** A review as those see it who run the shop. */
export const deskReviewSchema = z
  .strictObject({
    id: z.uuid(),
    orderNumber: z.string(),
    productName: z.string(),
    product: z.string().meta({ description: 'Its reference: `card:146101`.' }),
    locale: localeSchema,
    rating: z.int().min(1).max(5),
    words: z.string(),
    author: z.string(),
    state,
    reason: z.enum(reviewRefusals).nullable(),
    writtenAt: z.iso.datetime(),
    decidedBy: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DeskReview' });
export type DeskReview = z.infer<typeof deskReviewSchema>;

export const deskReviewsSchema = z
  .strictObject({
    reviews: z.array(deskReviewSchema),
    found: z.int().meta({ description: 'How many there are in all.' }),
    open: z.int().meta({ description: 'How many wait for a decision.' }),
  })
  .meta({ id: 'DeskReviews' });
export type DeskReviews = z.infer<typeof deskReviewsSchema>;

const desk = { tag: 'orders', needsShop: false } as const;

const list = {
  ...desk,
  summary:
    'Reviews of products in one state: open ones by how long they have waited, others by when they were decided',
  body: z.strictObject({
    token: operatorToken,
    state: state.meta({ description: 'Only these.' }),
    search: z
      .string()
      .max(100)
      .optional()
      .meta({ description: 'Part of the words, of the product’s name, or the number of the order.' }),
    count: z.int().min(1).max(1000).optional().meta({ description: 'So many at most; fifty without it.' }),
  }),
  answer: { status: 200, schema: deskReviewsSchema },
  refusals: [403],
} as const satisfies Endpoint;

const decide = {
  ...desk,
  summary: 'Accepts a review, which shows it on its product’s page, or refuses it for a reason',
  description:
    'Who wrote one that is refused gets an e-mail with the reason, and may write it anew. 409 where the review has been ' +
    'changed since it was looked at. A decision can be turned round; the same one once more changes nothing.',
  params: z.strictObject({
    id: z.uuid().meta({ description: 'Of the review.', example: '0b9f2f6e-7c1d-4a39-9a3b-0f4b8c1d2e3f' }),
  }),
  body: z.strictObject({
    token: operatorToken,
    by: z.string().trim().min(1).max(80).meta({ description: 'Who decides; kept with the review.' }),
    writtenAt: z.iso.datetime().meta({ description: 'Of the review as it was looked at.' }),
    decision: z
      .discriminatedUnion('state', [
        z.strictObject({ state: z.literal('accepted') }),
        z.strictObject({ state: z.literal('refused'), reason: z.enum(reviewRefusals) }),
      ])
      .meta({ description: 'What was decided.' }),
  }),
  answer: { status: 200, schema: deskReviewSchema },
  refusals: [403, 404, 409],
} as const satisfies Endpoint;
export type ReviewDecision = z.infer<typeof decide.body>['decision'];

/** What those do with reviews who run the shop. */
export const deskReviewEndpoints = {
  'POST /web-api/order-desk/reviews': list,
  'POST /web-api/order-desk/reviews/{id}/decision': decide,
} as const;
