import { z } from 'zod';
import { designSchema } from '../design/document.ts';
import type { Endpoint } from '../web-api/contract/endpoint.ts';
import { layoutSchema } from './draft.ts';

export const designIdSchema = z
  .int()
  .min(1)
  .max(999_999_999)
  .meta({ description: 'A design of the catalogue.' });

const textSlotSchema = z
  .strictObject({
    slot: z.string(),
    label: z.string().meta({ description: 'In the language of the shop.' }),
    maxLength: z.int().meta({ description: 'Characters that may be typed.' }),
    text: z.string().meta({ description: 'The design’s own words; empty where it has none.' }),
    /** It has a place in this layout. */
    isSet: z.boolean(),
  })
  .meta({ id: 'TextSlot' });
export type TextSlot = z.infer<typeof textSlotSchema>;

const compose = {
  summary: 'A design as a document, laid out for words, colours and options',
  description:
    'What the configurator shows and the press prints. Nothing is stored. Words are set by the rules of the design; a palette, a type pairing or an option that does not fit it is 422.',
  tag: 'designs',
  needsShop: true,
  body: layoutSchema.extend({ designId: designIdSchema }),
  answer: {
    status: 200,
    schema: z.strictObject({
      design: designSchema,
      textSlots: z
        .array(textSlotSchema)
        .meta({ description: 'All that the design knows, in reading order.' }),
    }),
  },
  refusals: [404, 422, 503],
} as const satisfies Endpoint;

const looks = {
  summary: 'Colours and type that designs can be given',
  tag: 'designs',
  needsShop: false,
  answer: {
    status: 200,
    schema: z.strictObject({
      palettes: z.array(
        z.strictObject({ id: z.string(), name: z.string(), colours: z.array(z.string()).min(1) }),
      ),
      pairings: z.array(z.strictObject({ id: z.string(), display: z.string(), body: z.string() })),
    }),
  },
  refusals: [],
} as const satisfies Endpoint;

const fontFile = {
  summary: 'A font that designs are set in, as configurator and press use it',
  description: 'The subset of a face as OpenType; its name tells family, weight and style.',
  tag: 'designs',
  needsShop: false,
  params: z.strictObject({
    name: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .meta({ description: 'Such as cormorant-garamond-400-italic.', example: 'jost-400' }),
    subset: z.enum(['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek']),
  }),
  answer: { status: 200, media: ['font/ttf'] },
  refusals: [404],
} as const satisfies Endpoint;

/** What the configurator draws with. */
export const compositionEndpoints = {
  'POST /web-api/compositions': compose,
  'GET /web-api/looks': looks,
  'GET /web-api/fonts/{name}/{subset}': fontFile,
} as const;
