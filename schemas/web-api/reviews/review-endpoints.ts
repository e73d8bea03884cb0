import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';

const reviewSchema = z
  .strictObject({
    id: z.string(),
    author: z.string(),
    text: z.string(),
    rating: z.int().min(1).max(5),
    date: z.iso.date(),
  })
  .meta({ id: 'Review' });

const summarySchema = z
  .strictObject({
    count: z.int().positive().meta({ description: 'Of all reviews, in any language.' }),
    rating: z.number().min(1).max(5).meta({ description: 'Their average, out of 5.' }),
    reviews: z
      .array(reviewSchema)
      .meta({ description: 'The newest ones in the shop’s language, at most twelve.' }),
    isSample: z
      .boolean()
      .meta({ description: 'Made up for a shop on a developer’s machine: say so wherever it is shown.' }),
  })
  .meta({ id: 'ReviewSummary' });

const reviews = {
  summary: 'What customers think of the shop, from the review platform',
  description:
    'Kept for a quarter of an hour; while the platform is down the last answer stands in for a day. ' +
    '`summary` is null where no platform is set up, or nothing is known of it.',
  tag: 'shop',
  needsShop: true,
  answer: { status: 200, schema: z.strictObject({ summary: summarySchema.nullable() }) },
  refusals: [],
} as const satisfies Endpoint;

/** Count, rating and voices of the review platform. */
export const reviewEndpoints = { 'GET /web-api/reviews': reviews } as const;
