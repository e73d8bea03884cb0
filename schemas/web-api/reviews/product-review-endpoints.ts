import { z } from 'zod';
import { languages } from '../../shop/markets/languages.generated.ts';
import { referencePattern } from '../catalogue/product-reference.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { wholeNumber } from '../contract/parameters.ts';

const shownReviewSchema = z
  .strictObject({
    id: z.uuid(),
    author: z.string().meta({ description: 'The name that the customer wants to have shown.' }),
    words: z
      .string()
      .meta({ description: 'Plain text with line breaks; empty where there are stars alone.' }),
    language: z.enum(languages).meta({ description: 'Of the words.' }),
    rating: z.int().min(1).max(5),
    date: z.iso.date(),
  })
  .meta({ id: 'ProductReview' });

const productReviewsSchema = z
  .strictObject({
    count: z.int().positive().meta({ description: 'Of all accepted reviews, in any language.' }),
    rating: z.number().min(1).max(5).meta({ description: 'Their average, out of 5.' }),
    stars: z
      .array(z.int().nonnegative())
      .length(5)
      .meta({ description: 'How many gave five stars, four, three, two, one.' }),
    reviews: z.array(shownReviewSchema),
    page: z.int().positive(),
    pageCount: z.int().positive(),
  })
  .meta({ id: 'ProductReviews' });
export type ProductReviews = z.infer<typeof productReviewsSchema>;

const ofProduct = {
  summary: 'What those think of a product who have ordered it',
  description:
    'Reviews of orders that were delivered, accepted by the shop’s staff. Those in the shop’s language come first, then ' +
    'the newest; a page beyond the last one is the last. `summary` is null where there is none.',
  tag: 'catalogue',
  needsShop: true,
  query: z.strictObject({
    product: z.string().regex(referencePattern).meta({ description: 'A kind and an id: `card:146101`.' }),
    page: wholeNumber({ minimum: 1, maximum: 10_000 }).optional(),
  }),
  answer: { status: 200, schema: z.strictObject({ summary: productReviewsSchema.nullable() }) },
  refusals: [],
} as const satisfies Endpoint;

const link = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: 'Of the link in the e-mail that asks for reviews.' });
const page = {
  tag: 'orders',
  needsShop: false,
  answer: { status: 200, media: ['text/html'], refusesByPage: true },
} as const;
/** Most products of an order that its page asks for. */
export const mostReviewed = 20;
const places = Array.from({ length: mostReviewed }, (_, place) => place + 1);
const ratingField = z
  .string()
  .max(1)
  .optional()
  .meta({ description: 'Stars of a product of the order, 1 to 5; left out, it is not reviewed.' });
const wordsField = z
  .string()
  .max(20_000)
  .optional()
  .meta({ description: 'What is said of it; plain text.', example: 'Schöner, als wir dachten.' });

const form = {
  ...page,
  summary: 'Where the link in that e-mail leads: a form with stars and words for each product of the order',
  query: z.strictObject({ token: link }),
  refusals: [404, 410],
} as const satisfies Endpoint;

const send = {
  ...page,
  summary: 'Hands in reviews from that form; changed ones are looked at again before they are shown',
  sentByForm: true,
  body: z.strictObject({
    token: link,
    author: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'The name to show beside them.', example: 'Anna S.' }),
    ...Object.fromEntries(places.map((place) => [`rating${place}`, ratingField])),
    ...Object.fromEntries(places.map((place) => [`words${place}`, wordsField])),
  }),
  refusals: [404, 410, 422],
} as const satisfies Endpoint;

const erase = {
  ...page,
  summary: 'Erases all reviews of an order, from that page',
  sentByForm: true,
  body: z.strictObject({ token: link }),
  refusals: [404, 410],
} as const satisfies Endpoint;

const optOutPage = {
  ...page,
  summary: 'Where the link leads by which nobody is asked any more: a page that asks once more',
  query: z.strictObject({ token: link }),
  refusals: [404],
} as const satisfies Endpoint;

const optOut = {
  ...optOutPage,
  summary: 'Asks an address for no more reviews, by the token of its message',
  description:
    'The button of that page sends it, and so do mail programs of their own (RFC 8058); its body is not read.',
} as const satisfies Endpoint;

/** Reviews of products by those who have ordered them. */
export const productReviewEndpoints = {
  'GET /web-api/products/reviews': ofProduct,
  'GET /web-api/product-review': form,
  'POST /web-api/product-review': send,
  'POST /web-api/product-review/erase': erase,
  'GET /web-api/review-opt-out': optOutPage,
  'POST /web-api/review-opt-out': optOut,
} as const;
