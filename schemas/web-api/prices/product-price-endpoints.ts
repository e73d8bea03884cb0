import { z } from 'zod';
import { calendarFormatSchema } from '../../shop/photo-products/calendar-formats.ts';
import { calendarMountingSchema, calendarTypeSchema } from '../../shop/photo-products/calendars.ts';
import { collageTypeSchema } from '../../shop/photo-products/collage-types.ts';
import { merchArticleSchema } from '../../shop/photo-products/merch-articles.ts';
import {
  photobookBindingSchema,
  photobookCoverSchema,
  photobookFormatSchema,
  photobookLaminationSchema,
  photobookPaperSchema,
  photobookTypeSchema,
} from '../../shop/photo-products/photobooks.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { amountSchema } from '../contract/money.ts';
import { wholeNumber } from '../contract/parameters.ts';
import {
  deliveryCountry,
  formatParameter,
  pieces,
  priceOptionSchema,
  quoteSchema,
  volumePricesSchema,
} from './quote.ts';

export const calendarChoiceSchema = z.strictObject({
  calendarType: calendarTypeSchema,
  format: calendarFormatSchema,
  mounting: calendarMountingSchema,
});

const calendarPrice = {
  summary: 'What a calendar costs, and what its formats and mountings add',
  description:
    'Format and mounting must be among those of the calendar type; left out, the type’s first ones are quoted.',
  tag: 'prices',
  needsShop: true,
  query: calendarChoiceSchema
    .partial()
    .required({ calendarType: true })
    .extend({ quantity: pieces, deliveryCountry }),
  answer: {
    status: 200,
    schema: z.strictObject({
      choice: calendarChoiceSchema,
      quote: quoteSchema,
      volumePrices: volumePricesSchema,
      options: z.strictObject({
        format: z.array(priceOptionSchema),
        mounting: z.array(priceOptionSchema),
      }),
    }),
  },
  refusals: [422, 503],
} as const satisfies Endpoint;

export const photobookChoiceSchema = z.strictObject({
  photobookType: photobookTypeSchema,
  cover: photobookCoverSchema,
  binding: photobookBindingSchema,
  paper: photobookPaperSchema,
  lamination: photobookLaminationSchema.nullable().meta({
    description: 'Null where the cover is printed like the pages.',
  }),
  format: photobookFormatSchema,
  pages: z.number().int(),
});

const pageRangeSchema = z
  .strictObject({ minimum: z.number().int(), maximum: z.number().int(), step: z.number().int() })
  .meta({ id: 'PageRange' });

const photobookPrice = {
  summary: 'What a photo book costs by its pages, cover, paper and format',
  description: [
    'Everything but the type may be left out: the fewest pages, the type’s first cover, binding, paper and lamination,',
    'and its default landscape format. More pages never cost less. What a type is not made of is refused with what it',
    'is; so is a number of pages between the steps.',
  ].join(' '),
  tag: 'prices',
  needsShop: true,
  query: z.strictObject({
    photobookType: photobookTypeSchema,
    cover: photobookCoverSchema.optional(),
    binding: photobookBindingSchema.optional(),
    paper: photobookPaperSchema.optional(),
    lamination: photobookLaminationSchema.optional(),
    format: photobookFormatSchema.optional(),
    pages: wholeNumber({ minimum: 1, maximum: 999 }).optional(),
    quantity: pieces,
    deliveryCountry,
  }),
  answer: {
    status: 200,
    schema: z.strictObject({
      choice: photobookChoiceSchema,
      quote: quoteSchema,
      volumePrices: volumePricesSchema,
      pages: pageRangeSchema,
      pricePerStep: amountSchema.meta({ description: 'What the next step of pages adds to one book.' }),
      options: z.strictObject({
        format: z.array(priceOptionSchema),
        cover: z.array(priceOptionSchema),
        paper: z.array(priceOptionSchema),
        lamination: z.array(priceOptionSchema),
      }),
    }),
  },
  refusals: [422, 503],
} as const satisfies Endpoint;

const photobookTypes = {
  summary: 'Types of photo books: what each is made of, its pages, and from what price',
  tag: 'prices',
  needsShop: true,
  answer: {
    status: 200,
    schema: z.strictObject({
      types: z.array(
        z.strictObject({
          photobookType: photobookTypeSchema,
          label: z.string(),
          covers: z.array(photobookCoverSchema),
          bindings: z.array(photobookBindingSchema),
          papers: z.array(photobookPaperSchema),
          laminations: z.array(photobookLaminationSchema),
          formats: z.array(photobookFormatSchema),
          defaultFormats: z.strictObject({
            'din-landscape': photobookFormatSchema,
            'din-portrait': photobookFormatSchema,
            square: photobookFormatSchema,
          }),
          pages: pageRangeSchema,
          priceFrom: amountSchema.meta({ description: 'The cheapest book of this type.' }),
        }),
      ),
    }),
  },
  refusals: [503],
} as const satisfies Endpoint;

export const collageChoiceSchema = z.strictObject({ collageType: collageTypeSchema, format: z.string() });
export const merchChoiceSchema = z.strictObject({ article: merchArticleSchema, variant: z.string() });

const collageOrMerchPrice = {
  summary: 'What a collage or a gift with a picture costs',
  description: [
    'A collage has a `collageType` and one of its `format`s, a gift an `article` and one of its `variant`s: send one of',
    'the two, not both. What is left out is the first that is offered; `choice` says which.',
  ].join(' '),
  tag: 'prices',
  needsShop: true,
  query: z.strictObject({
    collageType: collageTypeSchema.optional(),
    format: formatParameter.optional(),
    article: merchArticleSchema.optional(),
    variant: z.string().min(1).max(40).optional(),
    quantity: pieces,
    deliveryCountry,
  }),
  answer: {
    status: 200,
    schema: z.strictObject({
      choice: z.union([collageChoiceSchema, merchChoiceSchema]),
      quote: quoteSchema,
      volumePrices: volumePricesSchema,
      options: z.array(priceOptionSchema).meta({ description: 'The formats or variants.' }),
    }),
  },
  refusals: [422, 503],
} as const satisfies Endpoint;

/** Calendars, photo books, collages and gifts. */
export const productPriceEndpoints = {
  'GET /web-api/calendar-price': calendarPrice,
  'GET /web-api/photobook-price': photobookPrice,
  'GET /web-api/photobook-types': photobookTypes,
  'GET /web-api/collage-designer-merch-price': collageOrMerchPrice,
} as const;
