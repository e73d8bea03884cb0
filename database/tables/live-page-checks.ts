import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { spaces } from './spaces.ts';

/** What editors have been told of broken pages: one row per content space, so that no restart forgets it. */
export const livePageChecks = pgTable('live_page_checks', {
  spaceId: integer('space_id')
    .primaryKey()
    .references(() => spaces.id),
  catalogueVersion: text('catalogue_version').notNull(),
  /** `YYYY-MM-DD` on a calendar in Germany. */
  day: text('day').notNull(),
  /** Ids of the pages that were broken then. */
  brokenIds: integer('broken_ids').array().notNull(),
});
