import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { stories } from './stories.ts';
import { moment } from './timestamps.ts';

/** Links that show one draft to people without an account. The token itself is signed and stored nowhere. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** Whom it is for, as its maker notes it. */
    note: text('note').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** How often it was opened. */
    opened: integer('opened').notNull().default(0),
    lastOpenedAt: moment('last_opened_at'),
  },
  (table) => [index('share_links_story').on(table.storyId)],
);

export type ShareLinkRow = typeof shareLinks.$inferSelect;
