import { z } from 'zod';
import { productKinds } from '../../kinds/kind-facts.generated.ts';
import { sortings } from '../../shop/listing/sorting.ts';
import { occasionValues } from '../../shop/occasions/occasion-values.ts';
import { colours } from '../../shop/products/colours.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { amountSchema } from '../contract/money.ts';
import { flagParameter, wholeNumber } from '../contract/parameters.ts';
import { filterSchema, lowestPriceField, pagePlace } from './filter.ts';
import { pictureSchema } from './listing.ts';
import { referencePattern } from './product-reference.ts';

const productKindSchema = z.enum(productKinds);

/** How a search was understood. */
const searchedSchema = z
  .strictObject({
    /** What was looked for in place of what was mistyped. */
    corrected: z.string().optional(),
    /** Words that nothing has together with the others. */
    ignored: z.array(z.string()),
  })
  .meta({ id: 'Searched' });
export type Searched = z.infer<typeof searchedSchema>;

/**
 * Why a product cannot be had in the shop asked for. `gone`: it has been taken out of every shop; `not-for-customer`: it
 * is sold there to customers of another type.
 */
const unavailabilities = [
  'not-in-channel',
  'not-in-country',
  'not-for-customer',
  'not-priced',
  'gone',
] as const;
export type Unavailability = (typeof unavailabilities)[number];

const productShape = {
  kind: productKindSchema,
  id: z.string(),
  name: z.string(),
  /** What it is made as, among the types of its kind: `klappkarte-hoch`, `wandkalender`, `holzrahmen`. */
  productType: z.string(),
  /** What it is, in the language of the shop asked for: `Einladungskarte`. */
  typeLabel: z.string(),
  madeLabel: z.string().optional().meta({
    description:
      'How a design is made, whatever it is for, in the language of the shop: `Klappkarte, hoch`; absent where there is no design.',
  }),
  themeId: z.number().int().optional(),
  /** Millimetres, the default first; empty where it has no sizes. */
  formats: z.array(z.string()),
  /** What price addresses take as `format` for the default size: `a3-portrait`; null where they take none. */
  priceFormat: z.string().nullable(),
  picture: pictureSchema.nullable(),
  /** One piece in the default size with the cheapest of everything else; cards at their default quantity. */
  priceFrom: amountSchema.nullable(),
  isAvailable: z.boolean(),
  unavailable: z.enum(unavailabilities).optional(),
};

const catalogueProductSchema = z.strictObject(productShape).meta({ id: 'CatalogueProduct' });
export type CatalogueProduct = z.infer<typeof catalogueProductSchema>;

const chosenProductSchema = z
  .discriminatedUnion('found', [
    z.strictObject({ found: z.literal(true), ...productShape }),
    z.strictObject({ found: z.literal(false), kind: productKindSchema, id: z.string() }),
  ])
  .meta({ id: 'ChosenProduct' });
export type ChosenProduct = z.infer<typeof chosenProductSchema>;

/** Pages of any size up to 48. */
export const freePaging = {
  page: wholeNumber({ minimum: 1, maximum: 100_000 }).optional(),
  pageSize: wholeNumber({ minimum: 1, maximum: 48 }).optional(),
  search: z.string().trim().min(1).max(100).optional(),
};
export const occasionFilter = z.array(z.enum(occasionValues)).max(40).optional();

const products = {
  summary: 'Everything the shop sells, of all kinds, with filters and text search',
  description:
    'Designs and what is sold without one: accessories, frames, prints, articles. What this shop does not sell is left ' +
    'out unless `withUnavailable` asks for it, and so is what is not sold to customers of the visitor’s type. ' +
    'The most wanted come first, in a search what was meant most likely: kinds and occasions before names, motifs and ' +
    'the rest. Mistyped words are looked for as they were meant, unless they stand in quotation marks; `search` of the answer ' +
    'says so. `sort=popularity` heeds only what is found, ' +
    '`created` puts the newest designs first. Counts tell what one value alone would leave; ' +
    'types, as `product` takes them, are counted where one kind is asked for.',
  tag: 'catalogue',
  needsShop: true,
  isOpenToPickers: true,
  query: z.strictObject({
    kinds: z.array(productKindSchema).max(productKinds.length).optional(),
    product: z
      .array(z.string().regex(/^[a-z0-9-]{1,60}$/))
      .max(40)
      .optional(),
    occasion: occasionFilter,
    color: z.array(z.enum(colours)).max(40).optional(),
    sort: z.enum(sortings).optional(),
    withUnavailable: flagParameter.optional(),
    ...freePaging,
  }),
  answer: {
    status: 200,
    schema: z
      .strictObject({
        ...pagePlace,
        ...lowestPriceField,
        products: z.array(catalogueProductSchema),
        kinds: z.array(
          z.strictObject({ kind: productKindSchema, label: z.string(), count: z.number().int() }),
        ),
        filters: z.array(filterSchema),
        search: searchedSchema.optional(),
      })
      .meta({ id: 'ProductPage' }),
  },
  refusals: [503],
} as const satisfies Endpoint;

const chosenProducts = {
  summary: 'Products by their references, in the order asked',
  description:
    'A reference is a kind and an id: `card:146101`. One the catalogue lacks is answered as not found.',
  tag: 'catalogue',
  needsShop: true,
  isOpenToPickers: true,
  query: z.strictObject({ products: z.array(z.string().regex(referencePattern)).min(1).max(48) }),
  answer: { status: 200, schema: z.strictObject({ products: z.array(chosenProductSchema) }) },
  refusals: [503],
} as const satisfies Endpoint;

const similarProducts = {
  summary: 'Products that somebody who looks at one may like',
  description:
    'Of its kind and its occasion, the nearest in use, style, colours and motifs first; never the same design in another ' +
    'colour, and one of each theme. Only what the shop sells.',
  tag: 'catalogue',
  needsShop: true,
  query: z.strictObject({
    product: z
      .string()
      .regex(referencePattern)
      .meta({ description: 'A kind and an id: `card:146101`.', example: 'card:146101' }),
    count: wholeNumber({ minimum: 1, maximum: 24 }).meta({ description: 'So many at most.' }),
  }),
  answer: { status: 200, schema: z.strictObject({ products: z.array(catalogueProductSchema) }) },
  refusals: [404, 503],
} as const satisfies Endpoint;

/** Products of every kind, as editors pick them and pages show them. */
export const productEndpoints = {
  'GET /web-api/products': products,
  'GET /web-api/products/chosen': chosenProducts,
  'GET /web-api/products/similar': similarProducts,
} as const;
