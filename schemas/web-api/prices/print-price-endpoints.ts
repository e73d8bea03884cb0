import { z } from 'zod';
import { photoboxMaterialSchema, photoboxTypeSchema } from '../../shop/photo-products/photoboxes.ts';
import { printBorderSchema, printFormatGroupSchema } from '../../shop/photo-products/print-formats.ts';
import { printPaperSchema } from '../../shop/photo-products/print-papers.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { amountSchema } from '../contract/money.ts';
import { formatPriceSchema } from './photo-frame-endpoints.ts';
import {
  deliveryCountry,
  formatParameter,
  pieces,
  priceOptionSchema,
  quoteSchema,
  volumePricesSchema,
} from './quote.ts';

const printQuery = z.strictObject({
  paper: printPaperSchema.optional(),
  border: printBorderSchema.optional(),
});
const description =
  'Prints are priced by size and paper; the more of one size, the less each costs. Every size is made either way round. Without a paper: the first the size is printed on.';

export const printChoiceSchema = z.strictObject({
  format: z.string(),
  paper: printPaperSchema,
  border: printBorderSchema,
});

const article = {
  summary: 'What a number of photo prints of one size costs',
  description,
  tag: 'prices',
  needsShop: true,
  query: printQuery.extend({ format: formatParameter, quantity: pieces, deliveryCountry }),
  answer: {
    status: 200,
    schema: z.strictObject({
      choice: printChoiceSchema,
      quote: quoteSchema,
      volumePrices: volumePricesSchema,
      options: z.strictObject({ paper: z.array(priceOptionSchema), border: z.array(priceOptionSchema) }),
    }),
  },
  refusals: [422, 503],
} as const satisfies Endpoint;

const groupSchema = z
  .strictObject({
    group: printFormatGroupSchema,
    label: z.string(),
    papers: z.array(printPaperSchema),
    priceFrom: amountSchema,
    formats: z.array(formatPriceSchema),
  })
  .meta({ id: 'PrintFormatGroup' });
export type PrintGroup = z.infer<typeof groupSchema>;

const formats = {
  summary: 'Every size of photo prints with the price of one',
  description: `${description} With a paper only the groups that are printed on it.`,
  tag: 'prices',
  needsShop: true,
  query: printQuery.pick({ paper: true }),
  answer: { status: 200, schema: z.strictObject({ groups: z.array(groupSchema) }) },
  refusals: [503],
} as const satisfies Endpoint;

const formatGroup = {
  ...formats,
  summary: 'The sizes of one group of photo prints',
  description,
  query: printQuery.pick({ paper: true }).extend({ group: printFormatGroupSchema }),
  answer: { status: 200, schema: groupSchema },
  refusals: [422, 503],
} as const satisfies Endpoint;

const formatGroupImages = {
  ...formatGroup,
  summary: 'The sizes of one group of photo prints, each with a picture of its shape',
  description: `${description} Pictures are small drawings to scale with one another, as \`data:\` addresses.`,
  answer: {
    status: 200,
    schema: groupSchema.extend({
      formats: z.array(
        formatPriceSchema.extend({
          image: z.strictObject({
            src: z.string().startsWith('data:image/svg+xml,'),
            width: z.number().int().meta({ description: 'Pixels.' }),
            height: z.number().int(),
            alt: z.string(),
          }),
        }),
      ),
    }),
  },
} as const satisfies Endpoint;

const optionsGroups = {
  summary: 'What may be chosen for photo prints, group by group',
  tag: 'prices',
  needsShop: true,
  answer: {
    status: 200,
    schema: z.strictObject({
      groups: z.array(
        z.strictObject({
          name: z.enum(['paper', 'formatGroup', 'border']),
          label: z.string(),
          options: z.array(z.strictObject({ value: z.string(), label: z.string() })),
        }),
      ),
    }),
  },
  refusals: [],
} as const satisfies Endpoint;

const photoboxes = {
  summary: 'What photo boxes cost: by type, paper of the prints and their number',
  description: 'The design of the box (dt41 to dt58) does not change its price. Filters narrow the list.',
  tag: 'prices',
  needsShop: true,
  query: z.strictObject({
    type: photoboxTypeSchema.optional(),
    material: photoboxMaterialSchema.optional(),
    quantity: pieces,
    deliveryCountry,
  }),
  answer: {
    status: 200,
    schema: z.strictObject({
      designs: z.array(z.string()),
      boxes: z.array(
        z.strictObject({
          type: photoboxTypeSchema,
          label: z.string(),
          material: photoboxMaterialSchema,
          materialLabel: z.string(),
          prints: z.number().int(),
          format: z.string().meta({ description: 'Of a print, millimetres.' }),
          quote: quoteSchema,
        }),
      ),
    }),
  },
  refusals: [503],
} as const satisfies Endpoint;

/** Photo prints and boxes of them. */
export const printPriceEndpoints = {
  'GET /price-api/prices/article': article,
  'GET /price-api/prices/formats': formats,
  'GET /price-api/prices/format-group': formatGroup,
  'GET /price-api/prices/format-group-prices-images': formatGroupImages,
  'GET /price-api/photo-options-groups': optionsGroups,
  'GET /price-api/photoboxes': photoboxes,
} as const;
