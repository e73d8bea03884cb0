import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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
