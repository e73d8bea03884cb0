import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { stories } from './stories.ts';
import { moment } from './timestamps.ts';

/** How far pages have come: the newest change says how a page stands, for the version it was made at. */
export const stageChanges = pgTable(
  'stage_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** The vendor's number of the stage. */
    stage: integer('stage').notNull(),
    /** The save that it was said of: a later one has not been looked at. */
    version: integer('version').notNull(),
    author: text('author').notNull(),
    authorNumber: integer('author_number').notNull(),
    /** Name of who is asked, empty for anybody. */
    reviewer: text('reviewer').notNull().default(''),
    message: text('message').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('stage_changes_story').on(table.storyId, table.id)],
);
