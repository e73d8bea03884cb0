import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What happened on a day, how often: nothing that tells one visitor from another. */
export const visitCounts = pgTable(
  'visit_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    channel: text('channel').notNull(),
    country: text('country').notNull(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    path: text('path').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.channel, table.country, table.kind, table.subject, table.path],
    }),
    index('visit_counts_kind').on(table.channel, table.kind, table.day),
  ],
);

/** Orders of a day that came after a block was followed, or after any block of a page; whose they are is not kept. */
export const blockSales = pgTable(
  'block_sales',
  {
    day: date('day', { mode: 'string' }).notNull(),
    channel: text('channel').notNull(),
    country: text('country').notNull(),
    /** The block; empty for its page. */
    subject: text('subject').notNull(),
    path: text('path').notNull(),
    currency: text('currency').notNull(),
    orders: integer('orders').notNull(),
    minorUnits: bigint('minor_units', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.channel, table.country, table.subject, table.path, table.currency],
    }),
    index('block_sales_channel').on(table.channel, table.day),
  ],
);
