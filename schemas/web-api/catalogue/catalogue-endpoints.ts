import { z } from 'zod';
import { designLanguages } from '../../design/design-language.ts';
import { drawnKinds } from '../../products/kind-lists.ts';
import { refinementSchema } from '../../shop/cards/refinements.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { idParameter, wholeNumber } from '../contract/parameters.ts';
import { designDetailSchema, listedDesignSchema, listingQueries, listingSchema } from './listing.ts';
import { pictureWidths } from './picture-widths.ts';

const listingAnswer = { status: 200, schema: listingSchema } as const;

const themes = {
  summary: 'Card designs with filters, counts, sorting, paging and text search',
  tag: 'catalogue',
  needsShop: true,
  query: listingQueries.card,
  answer: listingAnswer,
  refusals: [422],
} as const satisfies Endpoint;

const theme = {
  summary: 'A theme and all designs that share its look',
  tag: 'catalogue',
  needsShop: true,
  params: z.strictObject({ id: idParameter.meta({ description: 'Of a theme.', example: 1461 }) }),
  answer: {
    status: 200,
    schema: z.strictObject({
      id: z.number().int(),
      name: z.string(),
      designs: z.array(listedDesignSchema),
    }),
  },
  refusals: [404],
} as const satisfies Endpoint;

const calendars = {
  ...themes,
  summary: 'Calendar designs with filters',
  query: listingQueries.calendar,
} as const satisfies Endpoint;

const collages = {
  ...themes,
  summary: 'Collage designs with filters',
  query: listingQueries.collage,
} as const satisfies Endpoint;

const photobooks = {
  ...themes,
  summary: 'Photo book designs with filters',
  query: listingQueries.photobook,
} as const satisfies Endpoint;

const photobook = {
  summary: 'One photo book design',
  description: 'With categories: only when it is in one of them.',
  tag: 'catalogue',
  needsShop: true,
  params: z.strictObject({ designGroupSetId: idParameter }),
  query: z.strictObject({ categoryIds: listingQueries.photobook.shape.category }),
  answer: { status: 200, schema: listedDesignSchema },
  refusals: [404],
} as const satisfies Endpoint;

const photoboxes = {
  ...themes,
  summary: 'Photo box designs with filters',
  query: listingQueries.photobox,
} as const satisfies Endpoint;

const collage = {
  summary: 'One collage design',
  description: 'Without an id: the default of the channel.',
  tag: 'catalogue',
  needsShop: true,
  query: z.strictObject({ id: idParameter.optional() }),
  answer: { status: 200, schema: listedDesignSchema },
  refusals: [404],
} as const satisfies Endpoint;

const design = {
  summary: 'One design of any kind, and the scenes it is pictured in',
  tag: 'catalogue',
  needsShop: true,
  params: z.strictObject({ id: idParameter }),
  answer: { status: 200, schema: designDetailSchema },
  refusals: [404],
} as const satisfies Endpoint;

/** Of a picture, in pixels. */
export const widthParameter = z
  .enum(pictureWidths.map(String))
  .transform(Number)
  .optional()
  .meta({ override: { type: 'integer', enum: [...pictureWidths] } });

const picture = {
  summary: 'The picture of a design: a page, or the product in a scene',
  description:
    'The hash stands in the design’s picture address; with another one there is no picture. Without a page: the front. ' +
    'Pages never change at their address. WebP.',
  tag: 'catalogue',
  needsShop: false,
  params: z.strictObject({
    id: idParameter,
    hash: z
      .string()
      .regex(new RegExp(`^[0-9a-f]{16}(-(${designLanguages.join('|')}))?$`))
      .meta({ description: 'Of the design, then the language of its words where that is not German.' }),
  }),
  query: z.strictObject({
    width: widthParameter,
    page: wholeNumber({ minimum: 0, maximum: 200 }).optional(),
    scene: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(80)
      .optional(),
    refinement: refinementSchema.optional().meta({
      description:
        'How a design that takes foil is refined; without it as it was drawn. `ohne` prints it in colour.',
    }),
  }),
  answer: { status: 200, media: ['image/webp'] },
  refusals: [404, 503],
} as const satisfies Endpoint;

const goodPicture = {
  summary: 'The picture of a product without a design: an accessory, a frame, a print',
  description:
    'The hash stands in the product’s picture address; with another one there is no picture. WebP.',
  tag: 'catalogue',
  needsShop: false,
  params: z.strictObject({
    kind: z.enum(drawnKinds),
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(64),
    hash: z.string().regex(/^[0-9a-f]{16}$/),
  }),
  query: z.strictObject({
    width: widthParameter,
    view: z
      .enum(['whole', 'detail'])
      .optional()
      .meta({ description: 'Frames are pictured close by too: `detail`.' }),
  }),
  answer: { status: 200, media: ['image/webp'] },
  refusals: [404, 503],
} as const satisfies Endpoint;

/** Themes, designs and their pictures. */
export const catalogueEndpoints = {
  'GET /web-api/themes': themes,
  'GET /web-api/themes/{id}': theme,
  'GET /web-api/calendar-design-group': calendars,
  'GET /web-api/collage-designer-design-groups': collages,
  'GET /web-api/collage-designer-design-group': collage,
  'GET /web-api/photobook-design-group-set': photobooks,
  'GET /web-api/photobook-design-group-set/{designGroupSetId}': photobook,
  'GET /web-api/photobox-data': photoboxes,
  'GET /web-api/designs/{id}': design,
  'GET /web-api/pictures/{id}/{hash}': picture,
  'GET /web-api/goods-pictures/{kind}/{id}/{hash}': goodPicture,
} as const;
