import { z } from 'zod';
import { channelSchema } from '../../shop/markets/channel-schema.ts';
import { deliveryCountrySchema } from '../../shop/markets/country-schema.ts';
import { localeSchema } from '../../shop/markets/locale-schema.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { wholeNumber } from '../contract/parameters.ts';
import { shippingServiceSchema } from './basket.ts';
import { itemKinds } from './basket-item.ts';

/** What the page says to who has sent one of its forms without scripts; stands in the address as `notice`. */
export const basketNotices = ['added', 'changed', 'outdated', 'refused', 'voucher-refused', 'later'] as const;
export type BasketNotice = (typeof basketNotices)[number];

/** Of which shop the form is. */
export const formShop = {
  channel: channelSchema,
  locale: localeSchema,
};
const version = wholeNumber({ minimum: 0, maximum: 999_999_999 });
const text = z.string().max(80).optional();

const form = {
  tag: 'basket',
  needsShop: false,
  usesSession: true,
  sentByForm: true,
  description: 'Leads to the basket, which says by `notice` what came of it.',
  answer: { status: 200, media: ['text/html'], redirects: true, refusesByPage: true },
  refusals: [],
} as const;

const addForm = {
  ...form,
  summary: 'Puts something into the basket from a form where no scripts run',
  body: z.strictObject({
    ...formShop,
    kind: z.enum(itemKinds).meta({ description: 'What is bought; the fields of that kind go with it.' }),
    sku: text,
    frameType: text,
    format: text,
    matType: text,
    minorUnits: text.meta({ description: 'Amount of a gift voucher.', example: '5000' }),
    designId: text.meta({ description: 'Number of the design a sample is of.', example: '146101' }),
    sealId: text.meta({ description: 'Of a draft’s revision that was sealed.' }),
    quantity: wholeNumber({ minimum: 1, maximum: 5000 }).optional(),
  }),
} as const satisfies Endpoint;

const lineForm = {
  ...form,
  summary: 'Changes the pieces of a line from a form where no scripts run; 0 takes it out',
  body: z.strictObject({
    ...formShop,
    version,
    lineId: z.string().max(40).meta({ description: 'Of a line of the basket.' }),
    quantity: wholeNumber({ minimum: 0, maximum: 5000 }),
  }),
} as const satisfies Endpoint;

const voucherForm = {
  ...form,
  summary: 'Uses a voucher’s code from a form where no scripts run, or no longer',
  body: z.strictObject({
    ...formShop,
    version,
    code: z.string().max(40),
    use: z.enum(['yes', 'no']).meta({ description: 'Whether it is to be used.' }),
  }),
} as const satisfies Endpoint;

const deliveryForm = {
  ...form,
  summary: 'Chooses country and speed of delivery from a form where no scripts run',
  body: z.strictObject({
    ...formShop,
    version,
    country: deliveryCountrySchema,
    service: shippingServiceSchema.default('standard'),
  }),
} as const satisfies Endpoint;

/** The basket's forms as a browser sends them by itself. */
export const basketFormEndpoints = {
  'POST /web-api/basket/lines/form': addForm,
  'POST /web-api/basket/line/form': lineForm,
  'POST /web-api/basket/voucher/form': voucherForm,
  'POST /web-api/basket/delivery/form': deliveryForm,
} as const;
