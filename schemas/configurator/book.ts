import { z } from 'zod';
import { mostSheets } from './book-limits.ts';

/** What is looked at at once inside a book: its first page, two that lie open, or its last. */
const bookSheetSchema = z
  .strictObject({
    id: z
      .int()
      .min(1)
      .max(mostSheets)
      .meta({ description: 'Names its photos and its caption, wherever it is moved.' }),
    layout: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(40)
      .meta({ description: 'One of those that /web-api/compositions names.' }),
  })
  .meta({ id: 'BookSheet' });
export type BookSheet = z.infer<typeof bookSheetSchema>;

const bookSheetsSchema = z
  .array(bookSheetSchema)
  .min(3)
  .max(mostSheets)
  .refine((sheets) => new Set(sheets.map(({ id }) => id)).size === sheets.length, 'A sheet stands twice.')
  .meta({ description: 'The first page, all that lie open in their order, the last page.' });

/** The pages of a photo book as a customer arranged them. */
export const bookSettingSchema = z.strictObject({ sheets: bookSheetsSchema }).meta({ id: 'BookSetting' });
export type BookSetting = z.infer<typeof bookSettingSchema>;

const share = z.number().meta({ description: 'Of the width or height; beyond 0 to 1 it runs off the page.' });
const placeSchema = z
  .strictObject({ x: share, y: share, width: share, height: share })
  .meta({ id: 'BookPlace' });

const bookLayoutSchema = z
  .strictObject({
    id: z.string(),
    photos: z.array(placeSchema),
    words: placeSchema.nullable().meta({ description: 'Where its caption stands; null: it has none.' }),
  })
  .meta({ id: 'BookLayout' });
export type BookLayout = z.infer<typeof bookLayoutSchema>;

/** A photo book as it is laid out, and how else it may be. */
export const composedBookSchema = z
  .strictObject({
    sheets: bookSheetsSchema,
    pages: z
      .strictObject({ minimum: z.int(), maximum: z.int(), step: z.int() })
      .meta({ description: 'How many it may have, and how many come or go at once.' }),
    spreads: z.array(bookLayoutSchema).meta({ description: 'Layouts of two pages that lie open.' }),
    singles: z.array(bookLayoutSchema).meta({ description: 'Layouts of the first and the last page.' }),
  })
  .meta({ id: 'ComposedBook' });
export type ComposedBook = z.infer<typeof composedBookSchema>;
