import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { moment, timestamps } from './timestamps.ts';

/** What visitors mean to buy: one basket a visitor and shop, until it is ordered. */
export const baskets = pgTable(
  'baskets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of a guest's token; who reads this table cannot open a basket with it. */
    tokenHash: text('token_hash'),
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    channel: text('channel').notNull(),
    country: text('country').notNull(),
    /** Grows with every change. */
    version: integer('version').notNull(),
    /** Lines, vouchers, delivery and what was shown of it: read and written as a whole, so that a change is one statement. */
    content: jsonb('content').$type<unknown>().notNull(),
    /** What a checkout form sent without scripts had in it. */
    checkout: jsonb('checkout').$type<unknown>(),
    /** Kept for a while after, so that an order sent twice finds itself. */
    orderedAt: moment('ordered_at'),
    expiresAt: moment('expires_at').notNull(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('baskets_guest')
      .on(table.tokenHash, table.channel, table.country)
      .where(sql`ordered_at is null`),
    uniqueIndex('baskets_customer')
      .on(table.customerId, table.channel, table.country)
      .where(sql`ordered_at is null`),
    index('baskets_expiry').on(table.expiresAt),
  ],
);

export type BasketRow = typeof baskets.$inferSelect;
