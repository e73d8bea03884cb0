import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { customerSessions } from './customers.ts';
import { moment } from './timestamps.ts';

/** Files that visitors have sent or that were made for them. Their contents lie in a directory, under `storedName`. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    storedName: text('stored_name').notNull().unique(),
    /** What it is for, such as `toolbox-print`. */
    kind: text('kind').notNull(),
    bytes: integer('bytes').notNull(),
    media: text('media').notNull(),
    /** Of the contents, as hexadecimal digits. */
    sha256: text('sha256').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Null: kept until it is deleted. */
    expiresAt: moment('expires_at'),
    /** The session it belongs to; null for guests, and once that has ended. */
    sessionId: text('session_id').references(() => customerSessions.id, { onDelete: 'set null' }),
  },
  (table) => [index('files_expiry').on(table.expiresAt), index('files_session').on(table.sessionId)],
);
