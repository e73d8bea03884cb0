import { z } from 'zod';
import { deliveryCountrySchema } from '../../shop/markets/country-schema.ts';
import { localeSchema } from '../../shop/markets/locale-schema.ts';
import { shippingServices } from '../../shop/service/shipping.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { amountSchema } from '../contract/money.ts';
import { shippingOfferSchema } from './shipping-offer.ts';

const shippingOptionSchema = z
  .strictObject({
    service: z.enum(shippingServices),
    label: z.string(),
    price: amountSchema,
    /** The price is the least it costs; the basket names the exact one. */
    isFrom: z.boolean(),
  })
  .meta({ id: 'ShippingOption' });

const shippingInformation = {
  summary: 'What delivery to a country costs and how long it takes',
  description:
    '`services` are what a parcel costs in all, `kinds` the same as an order adds them up: standard shipping and its surcharges.',
  tag: 'prices',
  needsShop: true,
  query: z.strictObject({ country: deliveryCountrySchema.optional() }),
  answer: {
    status: 200,
    schema: z.strictObject({
      country: deliveryCountrySchema,
      services: z.array(shippingOptionSchema),
      kinds: z.array(shippingOfferSchema),
      standardWorkingDays: z.strictObject({ min: z.number().int(), max: z.number().int() }),
      expressHours: z.number().int(),
      /** Local time in Germany, `HH:MM`. */
      expressOrderDeadline: z.string().regex(/^\d\d:\d\d$/),
      hasSaturdayDelivery: z.boolean(),
      deliveryCountries: z.array(deliveryCountrySchema),
    }),
  },
  refusals: [422],
} as const satisfies Endpoint;

const skuContainer = {
  summary: 'Type, width and height of envelopes and inlays by their article numbers',
  tag: 'shop',
  needsShop: true,
  query: z.strictObject({ sku: z.array(z.string().min(1).max(80)).min(1).max(50) }),
  answer: {
    status: 200,
    schema: z.strictObject({
      items: z.array(
        z.strictObject({
          sku: z.string(),
          type: z.string(),
          /** Millimetres. */
          width: z.number().int(),
          height: z.number().int(),
        }),
      ),
    }),
  },
  refusals: [422],
} as const satisfies Endpoint;

const localizedUrls = {
  summary: 'The address of a page in every shop of the channel',
  description:
    'The shop’s own pages, such as the account, have a path in each language. Whether a page is there is not looked up.',
  tag: 'shop',
  needsShop: true,
  query: z.strictObject({ path: z.string().regex(/^\//).max(500) }),
  answer: {
    status: 200,
    schema: z.strictObject({ urls: z.array(z.strictObject({ locale: localeSchema, url: z.url() })) }),
  },
  refusals: [],
} as const satisfies Endpoint;

/** Facts about the shop that are neither products nor prices. */
export const shopEndpoints = {
  'GET /web-api/shipping-information': shippingInformation,
  'GET /web-api/sku/container': skuContainer,
  'GET /web-api/localized-urls': localizedUrls,
} as const;
