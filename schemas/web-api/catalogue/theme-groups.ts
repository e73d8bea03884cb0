import { z } from 'zod';
import { designTypes } from '../../products/kind-lists.ts';
import { sortings } from '../../shop/listing/sorting.ts';
import { colourSchema } from '../../shop/products/colours.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { idParameter } from '../contract/parameters.ts';
import { filterSchema, pagePlace } from './filter.ts';
import { colourVariantSchema, pictureSchema } from './listing.ts';
import { freePaging, occasionFilter } from './products.ts';

const groupDesignShape = {
  id: z.number().int(),
  name: z.string(),
  productType: z.string(),
  picture: pictureSchema,
  colours: z.array(colourSchema),
};
const groupDesignSchema = z.strictObject(groupDesignShape).meta({ id: 'GroupDesign' });
export type GroupDesign = z.infer<typeof groupDesignSchema>;

const groupShape = {
  themeId: z.number().int(),
  name: z.string(),
  /** Designs of their own: further colours are not counted. */
  designCount: z.number().int(),
  occasions: z.array(z.string()),
  /** At least one of its designs is sold in the shop asked for. */
  isAvailable: z.boolean(),
};
const themeGroupSchema = z
  .strictObject({ ...groupShape, designs: z.array(groupDesignSchema).max(6) })
  .meta({ id: 'ThemeGroup' });
export type ThemeGroup = z.infer<typeof themeGroupSchema>;

const themeGroups = {
  summary: 'Themes with their first designs, with filters and text search',
  description:
    'The most wanted come first, in a search those that are called by its words; `sort=popularity` heeds no names, ' +
    '`created` puts those with the newest designs first. Themes of which the ' +
    'shop sells nothing come last; `isAvailable` tells.',
  tag: 'catalogue',
  needsShop: true,
  isOpenToPickers: true,
  query: z.strictObject({
    types: z
      .array(z.enum(designTypes))
      .max(designTypes.length)
      .optional()
      .meta({ description: 'Kinds of designs that the theme must have one of.' }),
    occasion: occasionFilter,
    style: z.array(z.string().min(1).max(60)).max(40).optional(),
    sort: z.enum(sortings).optional(),
    ...freePaging,
  }),
  answer: {
    status: 200,
    schema: z
      .strictObject({
        ...pagePlace,
        groups: z.array(themeGroupSchema),
        filters: z.array(filterSchema),
      })
      .meta({ id: 'ThemeGroupPage' }),
  },
  refusals: [503],
} as const satisfies Endpoint;

const themeGroup = {
  summary: 'A theme with all of its designs and their colour variants',
  tag: 'catalogue',
  needsShop: true,
  isOpenToPickers: true,
  params: z.strictObject({ id: idParameter.meta({ description: 'Of a theme.', example: 1461 }) }),
  answer: {
    status: 200,
    schema: z
      .strictObject({
        ...groupShape,
        designs: z.array(
          z.strictObject({
            ...groupDesignShape,
            format: z.string(),
            isAvailable: z.boolean(),
            /** Designs of the theme that are the same product in other colours. */
            colourVariants: z.array(colourVariantSchema),
          }),
        ),
      })
      .meta({ id: 'ThemeGroupDetail' }),
  },
  refusals: [404, 503],
} as const satisfies Endpoint;

/** Themes as the theme picker shows them. */
export const themeGroupEndpoints = {
  'GET /web-api/theme-groups': themeGroups,
  'GET /web-api/theme-groups/{id}': themeGroup,
} as const;
