import { bigint, json, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './timestamps.ts';

/** Who has connected the judge's tool in the CMS: one row per browser, found by the cookie it carries. */
export const toolSessions = pgTable('tool_sessions', {
  /** SHA-256 of the cookie: a copy of the table opens nothing. */
  idHash: text('id_hash').primaryKey(),
  spaceId: bigint('space_id', { mode: 'number' }).notNull(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  /** Tokens and names as the vendor's library keeps them; parsed by what reads them. */
  session: json('session').$type<unknown>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
});
