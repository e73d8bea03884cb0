import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sealedDesigns } from './drafts.ts';
import { orders } from './orders.ts';
import { moment } from './timestamps.ts';

/** What goes to the press, of each line of an order that was designed: an empty row is the job that makes its file. */
export const printFiles = pgTable(
  'print_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Of the line in its order. */
    position: integer('position').notNull(),
    sealId: uuid('seal_id')
      .notNull()
      .references(() => sealedDesigns.id),
    /** Null until it is made; its file then never changes. */
    madeAt: moment('made_at'),
    /** Of the file, as hexadecimal digits. */
    sha256: text('sha256'),
    bytes: integer('bytes'),
    /** Of the profile that its colours are separated by. */
    profileSha256: text('profile_sha256'),
    /** Metal that is pressed; null: none. */
    foil: text('foil'),
    /** Which writer made it: another may write the same document otherwise. */
    writer: integer('writer'),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this; while it is being made, the moment another process may take over. */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** `differs: front` where a page would not be printed as it was shown: then people decide. */
    lastError: text('last_error'),
  },
  (table) => [
    unique('print_files_line').on(table.orderId, table.position),
    index('print_files_due').on(table.nextAttemptAt).where(sql`made_at is null`),
  ],
);
export type PrintFileRow = typeof printFiles.$inferSelect;
