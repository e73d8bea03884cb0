import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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

/**
 * What webhooks are told, an event and an address each. Written in the transaction that makes the change, sent
 * afterwards: a crash loses none. Of those that are over, the newest few hundred are kept.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The same at every attempt, so that receivers recognise what comes twice. */
    messageId: uuid('message_id').notNull().defaultRandom(),
    spaceId: integer('space_id')
      .notNull()
      .references(() => spaces.id),
    /** Null for the addresses of the configuration. */
    endpointId: integer('endpoint_id').references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    /** `story.published` */
    action: text('action').notNull(),
    /** JSON as it is sent and signed. */
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    lastAttemptAt: moment('last_attempt_at'),
    /** Not before this; while it is being sent, the moment another process may take over; null once it is over. */
    nextAttemptAt: moment('next_attempt_at'),
    /** Null while it is under way, and for good where it was given up. */
    deliveredAt: moment('delivered_at'),
    /** HTTP status of the last answer, or null where none came. */
    status: integer('status'),
    /** What was answered last, in words. */
    message: text('message').notNull().default(''),
  },
  (table) => [
    index('webhook_deliveries_newest').on(table.spaceId, table.id),
    index('webhook_deliveries_due').on(table.nextAttemptAt).where(sql`next_attempt_at is not null`),
    check('webhook_deliveries_over', sql`delivered_at is null or next_attempt_at is null`),
  ],
);

export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect;
