import { z } from 'zod';
import { frameFamilySchema, matSizes, matTypeSchema } from '../../shop/wall-art/frame-families.ts';
import { materialSchema } from '../../shop/wall-art/materials.ts';
import { wallFormatGroupSchema } from '../../shop/wall-art/wall-formats.ts';
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

/** A picture on a material, in a frame or without one. */
const framedQuery = z.strictObject({
  material: materialSchema.optional(),
  frameFamily: frameFamilySchema.optional(),
  frameType: z.string().min(1).max(60).optional().meta({ description: 'Such as holzrahmen-eiche.' }),
  matType: matTypeSchema.optional(),
});
const framedDescription = [
  'Without a material: the frame family’s first one, or poster. Without a frame family: no frame. A frame opens in',
  'black and, behind glass, with its white mat; a family that takes no mat refuses one.',
].join(' ');

const framedChoiceSchema = z
  .strictObject({
    material: materialSchema,
    frameFamily: frameFamilySchema.nullable(),
    frameType: z.string().nullable(),
    matType: matTypeSchema,
    matSize: z.literal([...matSizes]).meta({ description: 'Millimetres.' }),
  })
  .meta({ id: 'FramedChoice' });
export type FramedChoice = z.infer<typeof framedChoiceSchema>;

/** With the size of the picture: all that its price needs. */
export const framedArticleChoiceSchema = framedChoiceSchema.extend({ format: z.string() });

const formatLimitsSchema = z
  .strictObject({
    minimum: z.number().int(),
    maximumShort: z.number().int(),
    maximumLong: z.number().int(),
  })
  .meta({
    id: 'FormatLimits',
    description: 'Millimetres: both sides at least, the shorter and the longer one at most.',
  });

export const formatPriceSchema = z
  .strictObject({
    format: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    price: amountSchema,
  })
  .meta({ id: 'FormatPrice' });
export type FormatPrice = z.infer<typeof formatPriceSchema>;

const formatGroupPricesSchema = z
  .strictObject({
    group: wallFormatGroupSchema,
    label: z.string(),
    priceFrom: amountSchema,
    formats: z.array(formatPriceSchema),
  })
  .meta({ id: 'FormatGroupPrices' });

const priceArticle = {
  summary: 'What one picture costs: material, size, frame and mat',
  description: `Any size within the limits is made; outside them the refusal lists the sizes that fit. ${framedDescription}`,
  tag: 'prices',
  needsShop: true,
  query: framedQuery.extend({ format: formatParameter, quantity: pieces, deliveryCountry }),
  answer: {
    status: 200,
    schema: z.strictObject({
      choice: framedArticleChoiceSchema,
      quote: quoteSchema,
      volumePrices: volumePricesSchema,
      limits: formatLimitsSchema,
      options: z.strictObject({
        material: z.array(priceOptionSchema).meta({ description: 'What the frame holds in this size.' }),
      }),
    }),
  },
  refusals: [422, 503],
} as const satisfies Endpoint;

const formatLimits = {
  summary: 'The sizes that a material and a frame family allow',
  description: 'With both: what both allow. Limits of every material and family are in `data`.',
  tag: 'prices',
  needsShop: true,
  query: framedQuery.pick({ material: true, frameFamily: true }),
  answer: {
    status: 200,
    schema: z.strictObject({ choice: framedChoiceSchema, limits: formatLimitsSchema }),
  },
  refusals: [422],
} as const satisfies Endpoint;

const pricesFormats = {
  summary: 'Every listed size with its price',
  description: framedDescription,
  tag: 'prices',
  needsShop: true,
  query: framedQuery,
  answer: {
    status: 200,
    schema: z.strictObject({ choice: framedChoiceSchema, groups: z.array(formatGroupPricesSchema) }),
  },
  refusals: [422, 503],
} as const satisfies Endpoint;

const pricesFormatGroup = {
  ...pricesFormats,
  summary: 'The listed sizes of one shape with their prices',
  description: `A shape of which no size fits is refused with those that do. ${framedDescription}`,
  query: framedQuery.extend({ group: wallFormatGroupSchema }),
  answer: {
    status: 200,
    schema: z.strictObject({ choice: framedChoiceSchema, group: formatGroupPricesSchema }),
  },
} as const satisfies Endpoint;

const materialFromSchema = z.strictObject({
  material: materialSchema,
  label: z.string(),
  priceFrom: amountSchema,
});
const frameFromSchema = z.strictObject({
  frameFamily: frameFamilySchema,
  label: z.string(),
  priceFrom: amountSchema,
});

const pricesFrom = {
  summary: 'From what price each material and each frame family begins',
  tag: 'prices',
  needsShop: true,
  answer: {
    status: 200,
    schema: z.strictObject({
      materials: z.array(materialFromSchema),
      frameFamilies: z.array(frameFromSchema),
    }),
  },
  refusals: [503],
} as const satisfies Endpoint;

const frameTypeSchema = z
  .strictObject({
    frameType: z.string(),
    label: z.string(),
    surcharge: amountSchema,
    isDefault: z.boolean(),
  })
  .meta({ id: 'FrameType' });

const variantsSchema = z
  .strictObject({
    frameFamily: frameFamilySchema,
    label: z.string(),
    materials: z.array(materialSchema),
    limits: formatLimitsSchema,
    matTypes: z.array(matTypeSchema),
    defaultMatType: matTypeSchema,
    matSize: z.literal([...matSizes]).meta({ description: 'Of the default mat, millimetres.' }),
    frameTypes: z.array(frameTypeSchema),
  })
  .meta({ id: 'FrameVariants' });
export type FrameVariants = z.infer<typeof variantsSchema>;

const data = {
  summary: 'Everything a picture and its frame may be made of',
  tag: 'prices',
  needsShop: true,
  answer: {
    status: 200,
    schema: z.strictObject({
      materials: z.array(materialFromSchema.extend({ limits: formatLimitsSchema })),
      frameFamilies: z.array(variantsSchema.extend({ priceFrom: amountSchema })),
      formatGroups: z.array(
        z.strictObject({ group: wallFormatGroupSchema, label: z.string(), formats: z.array(z.string()) }),
      ),
    }),
  },
  refusals: [503],
} as const satisfies Endpoint;

const variantsForFrameTypes = {
  summary: 'The frames of each family: colours, mats, what they hold',
  description: 'With frame types only the families they belong to; an unknown one is not found.',
  tag: 'prices',
  needsShop: true,
  query: z.strictObject({ frameType: z.array(z.string().min(1).max(60)).max(50).optional() }),
  answer: { status: 200, schema: z.strictObject({ variants: z.array(variantsSchema) }) },
  refusals: [404, 503],
} as const satisfies Endpoint;

const frame = {
  summary: 'What a frame alone costs',
  description: 'For a picture of the given size; a mat makes the frame larger.',
  tag: 'prices',
  needsShop: true,
  query: z.strictObject({
    frameFamily: frameFamilySchema,
    frameType: framedQuery.shape.frameType,
    matType: matTypeSchema.optional(),
    format: formatParameter,
    quantity: pieces,
    deliveryCountry,
  }),
  answer: {
    status: 200,
    schema: z.strictObject({
      choice: framedArticleChoiceSchema,
      quote: quoteSchema,
      outerFormat: z.string().meta({ description: 'With the mat, millimetres.' }),
    }),
  },
  refusals: [422, 503],
} as const satisfies Endpoint;

const calculatorReference = {
  summary: 'What a calculator of picture prices needs to know, without asking for each size',
  description:
    'The price of a picture without frame is `pricePerPiece` plus `pricePerSquareMetre` times its area, rounded once. `reference` is one size with its price, to check a calculation against.',
  tag: 'prices',
  needsShop: true,
  query: z.strictObject({ material: z.array(materialSchema).max(20).optional() }),
  answer: {
    status: 200,
    schema: z.strictObject({
      materials: z.array(
        z.strictObject({
          material: materialSchema,
          label: z.string(),
          limits: formatLimitsSchema,
          pricePerPiece: amountSchema,
          pricePerSquareMetre: amountSchema,
          reference: formatPriceSchema,
        }),
      ),
    }),
  },
  refusals: [503],
} as const satisfies Endpoint;

const aspectRatio = {
  summary: 'The shape of a customer’s picture and the listed sizes that suit it',
  description: [
    'Takes the picture’s pixels. `ratio` is the common ratio nearest to it, `cropPerMille` the share of the picture that',
    'is lost by cropping to it. Sizes are those of that ratio, largest last; `isSharp` says whether the pixels are enough',
    'for it to look sharp from where such a size is looked at.',
  ].join(' '),
  tag: 'prices',
  needsShop: false,
  query: z.strictObject({
    width: wholeNumber({ minimum: 1, maximum: 100_000 }),
    height: wholeNumber({ minimum: 1, maximum: 100_000 }),
  }),
  answer: {
    status: 200,
    schema: z.strictObject({
      ratio: z.string().regex(/^\d+:\d+$/),
      orientation: z.enum(['landscape', 'portrait', 'square']),
      cropPerMille: z.number().int().min(0).max(1000),
      formats: z.array(z.strictObject({ format: z.string(), isSharp: z.boolean() })),
    }),
  },
  refusals: [],
} as const satisfies Endpoint;

/** Pictures for the wall, framed or not. */
export const photoFrameEndpoints = {
  'GET /web-api/product-selection-photo-frame/price-article': priceArticle,
  'GET /web-api/product-selection-photo-frame/format-limits': formatLimits,
  'GET /web-api/product-selection-photo-frame/prices-format-group': pricesFormatGroup,
  'GET /web-api/product-selection-photo-frame/prices-formats': pricesFormats,
  'GET /web-api/product-selection-photo-frame/prices-from': pricesFrom,
  'GET /web-api/product-selection-photo-frame/data': data,
  'GET /web-api/variants-for-frame-types': variantsForFrameTypes,
  'GET /web-api/calculator/reference': calculatorReference,
  'GET /web-api/aspect-ratio': aspectRatio,
  'GET /price-api/frame': frame,
} as const;
