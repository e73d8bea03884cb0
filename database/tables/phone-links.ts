import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { drafts } from './drafts.ts';
import { moment } from './timestamps.ts';

/** Links by which a phone sends photos into a draft, for a short while and for nothing else. */
export const phoneLinks = pgTable(
  'phone_links',
  {
    id: uuid('id').primaryKey(),
    draftId: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's key, as hexadecimal digits. */
    keyHash: text('key_hash').notNull(),
    /** Photos that were begun by it. */
    sent: integer('sent').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Earlier once its owner ends it. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('phone_links_draft').on(table.draftId)],
);
export type PhoneLinkRow = typeof phoneLinks.$inferSelect;
