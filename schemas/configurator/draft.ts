import { z } from 'zod';
import { designLanguages } from '../design/design-language.ts';
import { cropSchema } from '../design/document.ts';
import { bookSettingSchema } from './book.ts';
import { calendarSettingSchema } from './calendar.ts';
import { mostCollagePhotos } from './collage-limits.ts';
import { nameListSchema } from './names.ts';
import { likenessSchema } from './photo-likeness.ts';
import { mostWaitingPhotos } from './photo-limits.ts';
import { photoPath } from './photo-path.ts';
import { printListSchema } from './prints.ts';
import { slotName } from './slot-name.ts';
import { textStyleSchema } from './text-style.ts';

/** A draft is saved whole with every pause: no longer than this as JSON (bytes). */
export const draftBytes = 240_000;

/** The most slots that one design fills. */
const mostSlots = 400;

const few = (record: object) => Object.keys(record).length <= mostSlots;
const words = z.record(slotName, z.string().max(1_000)).refine(few, 'There are too many slots.');

/** A customer's photo, with what is needed to show it and to choose among others. */
const draftPhotoFields = z.strictObject({
  photoId: z.uuid(),
  url: z.string().regex(photoPath),
  width: z.int().positive(),
  height: z.int().positive(),
  crop: cropSchema,
  takenAt: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
    .optional()
    .meta({ description: 'By the camera’s clock, or else by the file; what is told in order goes by it.' }),
  likeness: likenessSchema.optional(),
  sharpness: z.number().min(0).optional(),
});
const draftPhotoSchema = draftPhotoFields.refine(
  ({ photoId, url }) => url.includes(photoId),
  'The address is that of another photo.',
);
export type DraftPhoto = z.infer<typeof draftPhotoSchema>;
const photos = z.record(slotName, draftPhotoSchema).refine(few, 'There are too many slots.');
const tray = z
  .array(draftPhotoSchema)
  .max(mostWaitingPhotos)
  .default([])
  .meta({ description: 'Photos that stand nowhere yet.' });

/** What was chosen of a product, as its page writes it into its address: `{ format: '148x105', paper: 'kraftpapier' }`. */
export const draftChoiceSchema = z
  .record(z.string().regex(/^[a-z][a-z-]{0,29}$/), z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/))
  .refine((choice) => Object.keys(choice).length <= 20, 'There are too many choices.');
export type DraftChoice = z.infer<typeof draftChoiceSchema>;

/** Colours and type of the design, by the ids of the catalogue; null: its own. */
const draftLookSchema = z.strictObject({
  palette: slotName.nullable(),
  pairing: slotName.nullable(),
});
export type DraftLook = z.infer<typeof draftLookSchema>;

/** What decides how a design is laid out, besides the design itself. */
export const layoutSchema = z.strictObject({
  choice: draftChoiceSchema.meta({
    description: 'What was chosen, as the product’s page writes it into its address.',
  }),
  look: draftLookSchema.meta({
    description: 'Colours and type, by ids of /web-api/looks; null: the design’s own.',
  }),
  setFor: words.meta({
    description: 'Words by slot that the layout is set for, where they differ from the design’s.',
  }),
  calendar: calendarSettingSchema
    .nullable()
    .default(null)
    .meta({ description: 'Months, holidays and own dates of a calendar; null: as it is sold.' }),
  book: bookSettingSchema.nullable().default(null).meta({
    description: 'Order and layouts of a photo book’s pages, as many as are chosen; null: as it is sold.',
  }),
  language: z.enum(designLanguages).optional().meta({
    description: 'Of the design’s own words, as the shop spoke where it was begun; left out: German.',
  }),
  photoCount: z
    .int()
    .min(1)
    .max(mostCollagePhotos)
    .optional()
    .meta({ description: 'Photos of a collage; left out: as many as it is sold with.' }),
  recipe: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional()
    .meta({
      description:
        'The version of the design it was begun with, as /web-api/compositions names it; left out: that of now.',
    }),
});
export type DraftLayout = z.infer<typeof layoutSchema>;

/**
 * What a customer makes of a design. `setFor` decides where each text stands and how large it may be; `texts` are the
 * words of now, which keep those places until the layout is set anew for them.
 */
export const draftContentSchema = z
  .strictObject({
    version: z.literal(1),
    ...layoutSchema.shape,
    texts: words,
    photos,
    names: nameListSchema
      .default([])
      .meta({ description: 'Whom each piece is for; none: all are the same.' }),
    prints: printListSchema
      .default([])
      .meta({ description: 'Photos that are printed together; none: one photo, as `choice` says.' }),
    tray,
    unfoiled: z
      .array(slotName)
      .max(mostSlots)
      .optional()
      .meta({ description: 'Slots whose texts are printed where the design would press them in metal.' }),
    styles: z.record(slotName, textStyleSchema).refine(few, 'There are too many slots.').optional().meta({
      description: 'Texts by slot that are larger, smaller or aligned otherwise than in the design.',
    }),
    lost: z
      .array(slotName)
      .max(mostSlots)
      .optional()
      .meta({ description: 'Slots whose photo the shop no longer has, until another stands there.' }),
    lostCrops: z
      .record(slotName, draftPhotoFields.pick({ crop: true, width: true, height: true }))
      .refine(few, 'There are too many slots.')
      .optional()
      .meta({ description: 'Crops of those photos, for another of the same proportions.' }),
  })
  .refine((content) => new TextEncoder().encode(JSON.stringify(content)).length <= draftBytes, {
    message: 'The draft is longer than 240 KB.',
  })
  .meta({ id: 'DraftContent' });
export type DraftContent = z.infer<typeof draftContentSchema>;
