import { z } from 'zod';
import { refinementSchema } from '../../shop/cards/refinements.ts';
import { channelSchema } from '../../shop/markets/channel-schema.ts';
import { countrySchema, deliveryCountrySchema } from '../../shop/markets/country-schema.ts';
import { currencySchema } from '../../shop/markets/currency-schema.ts';
import { languageSchema } from '../../shop/markets/language-schema.ts';
import { localeSchema } from '../../shop/markets/locale-schema.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { amountSchema } from '../contract/money.ts';
import { campaigns } from './campaigns.ts';

const timeOfDaySchema = z
  .string()
  .regex(/^\d\d:\d\d$/)
  .meta({ description: 'Hour and minute.', example: '11:00' });

const shopLanguageSchema = z
  .strictObject({
    locale: localeSchema,
    language: languageSchema,
    label: z
      .string()
      .meta({ description: 'The locale’s name in its own language.', example: 'Suisse (français)' }),
    url: z.url().meta({ description: 'Where the shop speaks it.' }),
  })
  .meta({ id: 'ShopLanguage' });

const initialData = {
  summary: 'What a frontend of a shop needs when it starts',
  tag: 'shop',
  needsShop: true,
  answer: {
    status: 200,
    schema: z.strictObject({
      channel: channelSchema,
      country: countrySchema,
      locale: localeSchema,
      language: languageSchema,
      currency: z.strictObject({ code: currencySchema, isoCode: z.string().length(3) }),
      url: z.url().meta({ description: 'The shop’s own address, without a slash at the end.' }),
      languages: z
        .array(shopLanguageSchema)
        .meta({ description: 'Languages of the country; the first is its default.' }),
      otherChannel: z.strictObject({ channel: channelSchema, label: z.string(), url: z.url() }),
      deliveryCountries: z.array(deliveryCountrySchema),
      isDeliveredTo: z.boolean().meta({ description: 'Parcels go to the shop’s own country.' }),
      sampleCards: z.strictObject({
        free: z.number().int().meta({ description: 'Sample cards per order that cost nothing.' }),
        furtherPrice: amountSchema.meta({ description: 'Of each further one.' }),
      }),
      invoiceMinimum: amountSchema.meta({ description: 'Basket value from which invoices are offered.' }),
      supportHours: z.strictObject({
        firstDay: z.number().int().min(1).max(7).meta({ description: 'Monday is 1.' }),
        lastDay: z.number().int().min(1).max(7),
        from: timeOfDaySchema,
        to: timeOfDaySchema,
        timeZone: z.string(),
      }),
      defaults: z.strictObject({
        themeId: z.number().int(),
        collageId: z.number().int(),
        refinement: refinementSchema,
        imageQuality: z.number().int(),
      }),
      hasWishlist: z.boolean(),
      hasGuestbooks: z.boolean(),
      hasCondolenceBooks: z.boolean(),
      hasApps: z.boolean(),
      hasInches: z.boolean().meta({ description: 'Formats are shown in inches.' }),
      featureFlagsUrl: z
        .string()
        .meta({ description: 'Where the treatments of feature flags are asked for.' }),
    }),
  },
  refusals: [],
} as const satisfies Endpoint;

const campaignData = {
  summary: 'Offers that a shop advertises at the moment',
  description: 'Texts are in the language of the locale where there are any, otherwise in English.',
  tag: 'shop',
  needsShop: true,
  answer: {
    status: 200,
    schema: z.strictObject({
      campaigns: z.array(
        z
          .strictObject({
            id: z.enum(campaigns),
            headline: z.string(),
            text: z.string(),
            amount: amountSchema
              .nullable()
              .meta({ description: 'What it is worth, where that is an amount.' }),
          })
          .meta({ id: 'Campaign' }),
      ),
    }),
  },
  refusals: [],
} as const satisfies Endpoint;

const expressShop = {
  summary: 'When an express order of now arrives, and until when to place it',
  description:
    'Orders of a working day before the deadline arrive on the next day. Weekends and public holidays, in Munich where ' +
    'parcels leave and in the country they go to, are left out; on Saturdays only the Saturday service delivers, and ' +
    'only in Germany.',
  tag: 'prices',
  needsShop: true,
  query: z.strictObject({
    country: deliveryCountrySchema
      .optional()
      .meta({ description: 'Where the parcel goes; without it to the shop’s own country.' }),
  }),
  answer: {
    status: 200,
    schema: z.strictObject({
      country: deliveryCountrySchema.nullable().meta({ description: 'Null: parcels do not go there.' }),
      deadline: timeOfDaySchema,
      timeZone: z.string(),
      deliveries: z
        .array(
          z
            .strictObject({
              service: z.enum(['express', 'saturdayExpress']),
              label: z.string(),
              price: amountSchema,
              isFrom: z.boolean(),
              orderBy: z.iso.datetime(),
              deliveryDate: z.iso.date(),
            })
            .meta({ id: 'ExpressDelivery' }),
        )
        .meta({ description: 'Empty where no express price is set.' }),
    }),
  },
  refusals: [],
} as const satisfies Endpoint;

const featureFlags = {
  summary: 'Feature flags and their treatments for the visitor',
  description:
    'Lists the flags that are declared, as pages show them to the visitor whose key stands in the cookie `split-key`; ' +
    'without a key, for crawlers, and for a flag that is not listed, it is `control`.',
  tag: 'shop',
  needsShop: true,
  answer: {
    status: 200,
    schema: z.strictObject({
      flags: z.array(z.strictObject({ name: z.string(), treatment: z.string() })),
    }),
  },
  refusals: [],
} as const satisfies Endpoint;

const location = {
  summary: 'The visitor’s country, as far as the request tells',
  description:
    'Taken from the header a content delivery network sets, when one is configured, else from a table of addresses ' +
    'that comes with the shop, else from the regions in `Accept-Language`. Nobody is asked, nothing is kept.',
  tag: 'shop',
  needsShop: true,
  answer: {
    status: 200,
    schema: z.strictObject({
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .nullable()
        .meta({ description: 'ISO 3166-1 alpha-2; null when nothing tells.' }),
      source: z.enum(['network', 'address', 'language']).nullable(),
      shop: z.strictObject({ country: countrySchema, locale: localeSchema, url: z.url() }).nullable().meta({
        description: 'The channel’s shop of that country, in the visitor’s language where it has it.',
      }),
    }),
  },
  refusals: [],
} as const satisfies Endpoint;

const whitelabelSwitch = {
  summary: 'The address of the other channel’s shop in the same country and language',
  tag: 'shop',
  needsShop: true,
  query: z.strictObject({
    path: z.string().regex(/^\//).max(500).default('/').meta({
      description: 'A path that exists in both shops; it never leads anywhere else.',
      example: '/kontakt/',
    }),
  }),
  answer: {
    status: 200,
    schema: z.strictObject({ channel: channelSchema, label: z.string(), url: z.url() }),
  },
  refusals: [],
} as const satisfies Endpoint;

/** What a frontend asks for about the shop it is and the visitor it has. */
export const frontendEndpoints = {
  'GET /web-api/shop-frontends-initial-data': initialData,
  'GET /web-api/campaign-data': campaignData,
  'GET /web-api/express-shop': expressShop,
  'GET /web-api/feature-flags': featureFlags,
  'GET /api/get-location': location,
  'GET /whitelabel/switch': whitelabelSwitch,
} as const;
