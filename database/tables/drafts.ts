import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { customers } from './customers.ts';
import { moment, timestamps } from './timestamps.ts';

/** The version of its design that a draft's content names, in the words that the indexes know; null where it names none. */
export const recipeNamedIn = (content: AnyPgColumn) => sql<string | null>`(${content} ->> 'recipe')`;

/** What customers and guests make of designs. A customer's has `customerId`, a guest's `keyHash`. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** SHA-256 of a guest's key, as hexadecimal digits; who reads this table cannot open a draft with it. */
    keyHash: text('key_hash'),
    channel: text('channel').notNull(),
    /** Of the shop it was begun in. */
    country: text('country').notNull(),
    /** Of the product, with its name as it was then: a design may be gone one day. */
    kind: text('kind').notNull(),
    /** As `designIdSchema` has it, as text. */
    designId: text('design_id').notNull(),
    name: text('name').notNull(),
    /** What its owner knows it by; null of what was begun with a design. */
    title: text('title'),
    /** SHA-256 of the key that the request which made it was sent with: sent again, it makes no second one. */
    requestHash: text('request_hash').unique('drafts_request'),
    /** As `draftContentSchema` has it. */
    content: jsonb('content').$type<unknown>().notNull(),
    /** Grows with every change. */
    revision: integer('revision').notNull(),
    expiresAt: moment('expires_at').notNull(),
    ...timestamps,
  },
  (table) => [
    index('drafts_customer').on(table.customerId, table.updatedAt),
    index('drafts_expiry').on(table.expiresAt),
    /** Which drafts name a recipe. */
    index('drafts_recipe').on(table.designId, recipeNamedIn(table.content)),
  ],
);
export type DraftRow = typeof drafts.$inferSelect;

/** Revisions of drafts as they are bought and printed, of prints one for each size. Written once, then only kept longer. */
export const sealedDesigns = pgTable(
  'sealed_designs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    draftId: uuid('draft_id').references(() => drafts.id, { onDelete: 'set null' }),
    revision: integer('revision').notNull(),
    kind: text('kind').notNull(),
    designId: text('design_id').notNull(),
    name: text('name').notNull(),
    /** The closed piece, millimetres: `148x210`. */
    format: text('format').notNull(),
    /** What is priced, whole, as `designedChoiceSchema` has it. */
    choice: jsonb('choice').$type<unknown>().notNull(),
    recipe: jsonb('recipe').$type<unknown>().notNull(),
    /** As `draftContentSchema` has it; null once it is erased. */
    content: jsonb('content').$type<unknown>(),
    /** What is printed: the document as JSON, gzip; null once it is erased. */
    document: bytes('document'),
    /** Of the JSON, as hexadecimal digits. */
    sha256: text('sha256').notNull(),
    /** What is printed as it is and perhaps should not, told whenever it is asked for; none once it is erased. */
    warnings: jsonb('warnings').$type<unknown>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    /** Null once it is ordered. */
    expiresAt: moment('expires_at'),
    /** When words, names and document were erased; price and hash stay. */
    erasedAt: moment('erased_at'),
  },
  (table) => [
    check(
      'sealed_designs_erased',
      sql`(erased_at is null) = (document is not null) and (erased_at is null) = (content is not null)`,
    ),
    unique('sealed_designs_revision').on(table.draftId, table.revision, table.designId),
    index('sealed_designs_expiry').on(table.expiresAt),
    /** Which seals name a recipe. */
    index('sealed_designs_recipe').on(table.designId, recipeNamedIn(table.content)),
    /** Which seals show a photo. */
    index('sealed_designs_photos').using(
      'gin',
      sql`jsonb_path_query_array(${table.content}, '$.photos.*.photoId')`,
    ),
  ],
);

/** Ids of the photos that a seal shows; null once it is erased. */
export const photosOfSeal = sql`jsonb_path_query_array(${sealedDesigns.content}, '$.photos.*.photoId')`;
export type SealedRow = typeof sealedDesigns.$inferSelect;
