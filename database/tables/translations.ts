import { integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { stories } from './stories.ts';

/** How much of a story's draft stands in each language, counted whenever it is saved. */
export const translationCounts = pgTable(
  'translation_counts',
  {
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    texts: integer('texts').notNull(),
    missing: integer('missing').notNull(),
    older: integer('older').notNull(),
    /** The save that was counted, and by which state of the schema: one of others is counted anew. */
    version: integer('version').notNull(),
    schemaMark: text('schema_mark').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.language] })],
);

/** Translations that are there and not taken for done; beside the content, which other programs read and write. */
export const translationDoubts = pgTable(
  'translation_doubts',
  {
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    uid: text('uid').notNull(),
    key: text('key').notNull(),
    kind: text('kind', { enum: ['older', 'copied'] }).notNull(),
    /** What the source was when the translation was written; null where there was none. */
    source: json('source').$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.language, table.uid, table.key] })],
);
