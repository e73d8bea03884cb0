import { z } from 'zod';
import { composedBookSchema } from '../../configurator/book.ts';
import { calendarSettingSchema } from '../../configurator/calendar.ts';
import { collagePhotosSchema } from '../../configurator/collage.ts';
import { designIdSchema } from '../../configurator/design-id.ts';
import { layoutSchema } from '../../configurator/draft.ts';
import { longestCode } from '../../configurator/read-design-id.ts';
import { designLanguages } from '../../design/design-language.ts';
import { designSchema } from '../../design/document.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { wholeNumber } from '../contract/parameters.ts';

const textSlotSchema = z
  .strictObject({
    slot: z.string(),
    maxLength: z.int().meta({ description: 'Characters that may be typed.' }),
    text: z.string().meta({ description: 'The design’s own words; empty where it has none.' }),
    /** It has a place in this layout. */
    isSet: z.boolean(),
  })
  .meta({ id: 'TextSlot' });
export type TextSlot = z.infer<typeof textSlotSchema>;

export const composedSchema = z.strictObject({
  design: designSchema,
  textSlots: z.array(textSlotSchema).meta({
    description:
      'All that have a place, in reading order, then those that would have one, then those whose words have lost theirs.',
  }),
  calendar: calendarSettingSchema
    .nullable()
    .meta({ description: 'Of a calendar as it is laid out; null of other products.' }),
  book: composedBookSchema
    .nullable()
    .meta({ description: 'Of a photo book whose pages are chosen; null of other products.' }),
  collage: collagePhotosSchema
    .nullable()
    .meta({ description: 'Of a collage whose shape takes another number of photos; null of others.' }),
  recipe: z
    .string()
    .meta({ description: 'The version of the design that this is: to be named by drafts of it.' }),
  newRecipe: z
    .string()
    .nullable()
    .meta({ description: 'The version of now, where another was asked for; null where this is it.' }),
});
export type Composed = z.infer<typeof composedSchema>;

const compose = {
  summary: 'A design as a document, laid out for words, colours and options',
  description:
    'What the configurator shows and the press prints. Nothing is stored. Words are set by the rules of the design; a palette, a type pairing or an option that does not fit it is 422.',
  tag: 'designs',
  needsShop: true,
  body: layoutSchema.extend({ designId: designIdSchema }),
  answer: {
    status: 200,
    schema: composedSchema,
  },
  refusals: [404, 422, 503],
} as const satisfies Endpoint;

const designTexts = {
  summary: 'What can be written on a design as it is sold',
  description:
    'The texts of its composition without its drawing: a page can ask for words before the document is there.',
  tag: 'designs',
  needsShop: false,
  query: z.strictObject({
    designId: z.string().min(1).max(longestCode).meta({
      description: 'A design of the catalogue, or the code of a product that one photo fills.',
      example: '146101',
    }),
    language: z.enum(designLanguages).meta({ description: 'What the design’s own words are written in.' }),
  }),
  answer: { status: 200, schema: z.strictObject({ textSlots: z.array(textSlotSchema) }) },
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
      pairings: z.array(
        z.strictObject({ id: z.string(), name: z.string(), display: z.string(), body: z.string() }),
      ),
    }),
  },
  refusals: [],
} as const satisfies Endpoint;

const proportion = wholeNumber({ minimum: 1, maximum: 1200 });

const samplePicture = {
  summary: 'The painted picture that stands where a photo goes',
  tag: 'designs',
  needsShop: false,
  query: z.strictObject({
    sample: z
      .string()
      .regex(/^[a-z0-9]+([-/][a-z0-9]+)*$/)
      .max(80)
      .meta({ description: 'As a photo layer names it.', example: 'landscapes/dunes' }),
    width: proportion.meta({ description: 'Of its place, millimetres.' }),
    height: proportion.meta({ description: 'Of its place, millimetres.' }),
  }),
  answer: { status: 200, media: ['image/webp'] },
  refusals: [404, 503],
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
    subset: z
      .enum(['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'])
      .meta({ description: 'Letters that the file has.' }),
  }),
  answer: { status: 200, media: ['font/ttf'] },
  refusals: [404],
} as const satisfies Endpoint;

/** What the configurator draws with. */
export const compositionEndpoints = {
  'POST /web-api/compositions': compose,
  'GET /web-api/design-texts': designTexts,
  'GET /web-api/looks': looks,
  'GET /web-api/sample-pictures': samplePicture,
  'GET /web-api/fonts/{name}/{subset}': fontFile,
} as const;
