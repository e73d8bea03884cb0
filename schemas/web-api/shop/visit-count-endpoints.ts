import { z } from 'zod';
import { channelSchema } from '../../shop/markets/channel-schema.ts';
import { countrySchema } from '../../shop/markets/country-schema.ts';
import { currencySchema } from '../../shop/markets/currency-schema.ts';
import { visitCountKinds, visitCountLimits } from '../../shop/visitors/visit-counts.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { amountSchema } from '../contract/money.ts';
import { operatorToken } from '../contract/operator-token.ts';

const countSchema = z
  .strictObject({
    kind: z.enum(visitCountKinds).meta({ description: 'What happened.' }),
    subject: z.string().max(visitCountLimits.subject).meta({
      description: 'The block, product or search it happened to; empty for a page.',
      example: 'card 1234',
    }),
    path: z
      .string()
      .startsWith('/')
      .max(visitCountLimits.path)
      .meta({ description: 'Of the page, without query.', example: '/hochzeit/' }),
    amount: z.int().min(1).max(visitCountLimits.amount).meta({ description: 'How often.' }),
  })
  .meta({ id: 'VisitCount' });

const saleSchema = z
  .strictObject({
    subject: z.string().max(visitCountLimits.subject).meta({
      description: 'The block; empty for any of its page.',
      example: 'usp_bar 5f84',
    }),
    path: z.string().startsWith('/').max(visitCountLimits.path).meta({
      description: 'Of the page, without query.',
      example: '/hochzeit/',
    }),
    currency: currencySchema.meta({ description: 'Of the shop.' }),
    minorUnits: z.int().min(0).max(visitCountLimits.minorUnits).meta({
      description: 'What the lines cost that it led to; VAT included, before shipping and vouchers.',
    }),
  })
  .meta({ id: 'BlockSale' });

const takeIn = {
  summary: 'Hand in what a visitor who agreed to it did',
  description:
    'Browsers send it when a page is left. It is added to the counts of the day, and nothing of the request is kept.',
  tag: 'shop',
  needsShop: false,
  maximumBodyBytes: visitCountLimits.bytes,
  body: z.strictObject({
    channel: channelSchema.meta({ description: 'Of the shop.' }),
    country: countrySchema.meta({ description: 'Of the shop.' }),
    counts: z.array(countSchema).min(1).max(visitCountLimits.counts).meta({ description: 'What happened.' }),
    sales: z.array(saleSchema).max(visitCountLimits.sales).default([]).meta({
      description: 'Of an order: each block and each page on the way to any of it, once.',
    }),
  }),
  answer: { status: 202, schema: z.strictObject({}) },
  refusals: [],
} as const satisfies Endpoint;

const amount = z.int();

/** What was bought after a page or a block; those on the way to the same order all have it, so that they do not add up. */
const soldAfter = {
  orders: amount.meta({ description: 'Orders with something in them that it led to.' }),
  revenue: z.array(amountSchema).meta({
    description: 'What that cost, by currency; VAT included, before shipping and vouchers.',
  }),
};

const pageFigures = z
  .strictObject({
    path: z.string(),
    views: amount,
    clicks: amount.meta({ description: 'On links and buttons in its blocks.' }),
    basket: amount.meta({ description: 'Pieces put into the basket on it.' }),
    ...soldAfter,
  })
  .meta({ id: 'PageFigures' });
const ofBlock = {
  component: z.string(),
  block: z.string().meta({ description: 'Its `_uid`.' }),
  views: amount,
  clicks: amount,
  baskets: amount.meta({
    description:
      'How often something was put into the basket after a link in it was followed, in the same window.',
  }),
  ...soldAfter,
};
const blockFigures = z.strictObject({ path: z.string(), ...ofBlock }).meta({ id: 'BlockFigures' });
const productFigures = z
  .strictObject({
    kind: z.string(),
    id: z.string(),
    name: z
      .string()
      .nullable()
      .meta({ description: 'What the product is called; null for what is none, or sold no more.' }),
    views: amount.meta({ description: 'How often it came into sight in a list.' }),
    clicks: amount,
    wishlist: amount,
    basket: amount,
    sales: amount.meta({ description: 'Pieces sold.' }),
  })
  .meta({ id: 'ProductFigures' });

export const figuresSchema = z
  .strictObject({
    from: z.iso.date(),
    to: z.iso.date(),
    newsletterSignUps: amount.meta({
      description:
        'Addresses that were confirmed by the link in their message; of all visitors, as the list knows them.',
    }),
    pages: z.array(pageFigures).meta({ description: 'The most seen first, at most 200.' }),
    blocks: z.array(blockFigures).meta({ description: 'The most seen first, at most 400.' }),
    products: z.array(productFigures).meta({ description: 'The most sold first, at most 200.' }),
    searches: z
      .array(z.strictObject({ term: z.string(), amount }))
      .meta({ description: 'That found nothing, the most frequent first, at most 100.' }),
  })
  .meta({ id: 'Figures' });
export type Figures = z.infer<typeof figuresSchema>;

/** Periods that figures are read over, in days, today included. */
export const figurePeriods = [1, 7, 30, 90] as const;

const read = {
  summary: 'Read what was counted of visits',
  description: 'For those who compose pages. Only visits whose visitors agreed to it are counted.',
  tag: 'shop',
  needsShop: false,
  body: z.strictObject({
    token: operatorToken,
    channel: channelSchema.meta({ description: 'Of which brand.' }),
    days: z.literal(figurePeriods).meta({ description: 'So many days up to today.' }),
  }),
  answer: { status: 200, schema: figuresSchema },
  refusals: [403],
} as const satisfies Endpoint;

export const pageBlockFiguresSchema = z
  .strictObject({
    from: z.iso.date(),
    to: z.iso.date(),
    views: amount.meta({ description: 'How often the page was shown.' }),
    ...soldAfter,
    blocks: z
      .array(z.strictObject(ofBlock).meta({ id: 'FiguresOfBlock' }))
      .meta({ description: 'Its blocks, each once; at most 1000.' }),
  })
  .meta({ id: 'PageBlockFigures' });
export type PageBlockFigures = z.infer<typeof pageBlockFiguresSchema>;

/** A page has at most so many paths: one for each country and language. */
const mostPaths = 60;

const readOfPage = {
  summary: 'Read what was counted of the blocks of a page',
  description:
    'For those who compose pages. Countries are added up. Only visits whose visitors agreed to it are counted.',
  tag: 'shop',
  needsShop: false,
  body: z.strictObject({
    token: operatorToken,
    channel: channelSchema.meta({ description: 'Of which brand.' }),
    days: z.literal(figurePeriods).meta({ description: 'So many days up to today.' }),
    paths: z
      .array(z.string().startsWith('/').max(500))
      .min(1)
      .max(mostPaths)
      .meta({ description: 'Of the page, in every country.', example: ['/hochzeit/', '/fr/mariage/'] }),
  }),
  answer: { status: 200, schema: pageBlockFiguresSchema },
  refusals: [403],
} as const satisfies Endpoint;

/** What is counted of visits: handed in by browsers, read by editors. */
export const visitCountEndpoints = {
  'POST /web-api/visit-counts': takeIn,
  'POST /web-api/figures': read,
  'POST /web-api/figures/page': readOfPage,
} as const;
