import { z } from 'zod';
import type { kindFacts } from '../../kinds/kind-facts.generated.ts';
import { type OverviewKind, printedKindSchema } from '../../products/kind-lists.ts';
import { pageSizes } from '../../shop/listing/page-sizes.ts';
import { sortings } from '../../shop/listing/sorting.ts';
import { colourSchema } from '../../shop/products/colours.ts';
import { amountSchema } from '../contract/money.ts';
import { wholeNumber } from '../contract/parameters.ts';
import { filterSchema, lowestPriceField, pagePlace } from './filter.ts';

/** Values of one filter; several widen the list, several filters narrow it. */
const filter = z.array(z.string().min(1).max(60)).max(40).optional();

const paging = {
  sort: z.enum(sortings).default('sort'),
  page: wholeNumber({ minimum: 1, maximum: 100_000 }).optional(),
  pageSize: z
    .enum(['12', '24', '48'])
    .transform(Number)
    .pipe(z.literal([...pageSizes]))
    .optional()
    .meta({ override: { type: 'integer', enum: [...pageSizes] } }),
  /** Words in German, as a shopper types them; beginnings of words are enough. */
  search: z.string().trim().min(1).max(100).optional(),
};

/** A listing's filters, one by one, so that their names are known to the type of its query. */
const filters = {
  card: {
    aspectRatio: filter,
    category: filter,
    color: filter,
    foil: filter,
    label: filter,
    paper: filter,
    photos: filter,
    price: filter,
    product: filter,
    punching: filter,
    style: filter,
  },
  calendar: { calendarType: filter, formatGroup: filter, color: filter, style: filter },
  collage: { collageType: filter, aspectRatio: filter, color: filter, style: filter },
  photobook: { photobookType: filter, aspectRatio: filter, category: filter, color: filter, style: filter },
  photobox: { photoboxType: filter, design: filter, color: filter, style: filter },
} satisfies {
  [Kind in OverviewKind]: Record<(typeof kindFacts)[Kind]['filters'][number], typeof filter>;
};

/** Queries of the listings of each kind. */
export const listingQueries = {
  card: z.strictObject({ ...paging, ...filters.card }),
  calendar: z.strictObject({ ...paging, ...filters.calendar }),
  collage: z.strictObject({ ...paging, ...filters.collage }),
  photobook: z.strictObject({ ...paging, ...filters.photobook }),
  photobox: z.strictObject({ ...paging, ...filters.photobox }),
};

export const pictureSchema = z
  .strictObject({
    /** Add `?width=` with one of `widths`; the address changes when the design does. */
    url: z.string(),
    widths: z.array(z.number().int()),
    /** Of the largest picture, in pixels. */
    width: z.number().int(),
    height: z.number().int(),
    /** The product in its place, which fills the frame; absent: a sheet that lies in it. */
    isScene: z.literal(true).optional(),
  })
  .meta({ id: 'Picture' });
export type Picture = z.infer<typeof pictureSchema>;

const tone = z.string().regex(/^#[0-9a-f]{6}$/);

/** A design as one of the colours it comes in. */
export const colourVariantSchema = z
  .strictObject({
    id: z.number().int(),
    colours: z.array(colourSchema),
    /** Two colours that tell it from its variants. */
    tones: z.array(tone).length(2),
    picture: pictureSchema,
  })
  .meta({ id: 'ColourVariant' });
export type ColourVariant = z.infer<typeof colourVariantSchema>;

export const listedDesignSchema = z
  .strictObject({
    id: z.number().int(),
    themeId: z.number().int(),
    themeName: z.string(),
    name: z.string(),
    kind: printedKindSchema,
    productType: z.string(),
    /** What it is, in the language of the shop asked for: `Einladungskarte`. */
    typeLabel: z.string(),
    madeLabel: z.string().meta({
      description: 'How it is made, whatever it is for, in the language of the shop: `Klappkarte, hoch`.',
    }),
    /** Millimetres: `148x210`. */
    format: z.string(),
    /** What price addresses take as `format`: `a3-portrait`; null where they take none. */
    priceFormat: z.string().nullable(),
    /** The design's values of every filter. */
    filters: z.record(z.string(), z.array(z.string())),
    isRefinable: z.boolean(),
    /** One piece with the cheapest of everything; cards at their default quantity; null where it is not sold. */
    priceFrom: amountSchema.nullable(),
    createdAt: z.iso.datetime(),
    picture: pictureSchema,
    /** Every colour the design is sold in, itself among them; empty where there is only one. */
    inColours: z.array(colourVariantSchema),
  })
  .meta({ id: 'ListedDesign' });
export type ListedDesign = z.infer<typeof listedDesignSchema>;

/** A design with its further pages, and with the places it can be pictured in as a product. */
export const designDetailSchema = listedDesignSchema
  .extend({
    /** What comes after the front and is worth a look, the second page first. */
    furtherPages: z.array(pictureSchema),
    scenes: z.array(
      z.strictObject({
        id: z.string(),
        label: z.string(),
        /** Add `&width=`. */
        url: z.string(),
      }),
    ),
  })
  .meta({ id: 'DesignDetail' });
export type DesignDetail = z.infer<typeof designDetailSchema>;

export const listingSchema = z
  .strictObject({
    ...pagePlace,
    ...lowestPriceField,
    designs: z.array(listedDesignSchema),
    filters: z.array(filterSchema),
  })
  .meta({ id: 'Listing' });
export type Listing = z.infer<typeof listingSchema>;
