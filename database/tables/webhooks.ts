import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { spaces } from './spaces.ts';
import { moment, timestamps } from './timestamps.ts';

export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  spaceId: integer('space_id')
    .notNull()
    .references(() => spaces.id),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  endpoint: text('endpoint').notNull(),
  secret: text('secret'),
  actions: text('actions').array().notNull(),
  activated: boolean('activated').notNull().default(true),
  ...timestamps,
});

/** What was sent and what came back; the newest few hundred are kept. */
export const webhookLogs = pgTable(
  'webhook_logs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    spaceId: integer('space_id')
      .notNull()
      .references(() => spaces.id),
    endpoint: text('endpoint').notNull(),
    action: text('action').notNull(),
    /** HTTP status, or null where no answer came. */
    status: integer('status'),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('webhook_logs_newest').on(table.spaceId, table.createdAt)],
);
