import { integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { stories } from './stories.ts';

/**
 * How far a story's draft is translated, counted when the list of all is looked at after a save; an entry for each language, in
 * the order of `mark`.
 */
export const translationCounts = pgTable('translation_counts', {
  storyId: integer('story_id')
    .primaryKey()
    .references(() => stories.id, { onDelete: 'cascade' }),
  /** The save that was counted, and by which languages and state of the schema: one of others is counted anew. */
  version: integer('version').notNull(),
  mark: text('mark').notNull(),
  texts: integer('texts').array().notNull(),
  missing: integer('missing').array().notNull(),
  older: integer('older').array().notNull(),
});

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
