import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { newsletterSubscriptions } from './newsletter.ts';
import { moment } from './timestamps.ts';

/** Codes that take an amount off an order; each is used once. */
export const vouchers = pgTable('vouchers', {
  /** Upper case, with dashes: `BLATT-7KQ2M-9XWPR`. */
  code: text('code').primaryKey(),
  channel: text('channel').notNull(),
  minorUnits: integer('minor_units').notNull(),
  currency: text('currency').notNull(),
  isForFirstOrder: boolean('is_for_first_order').notNull(),
  validUntil: moment('valid_until').notNull(),
  redeemedAt: moment('redeemed_at'),
  /** The subscription it thanks for: one voucher each. */
  subscriptionId: uuid('subscription_id')
    .unique()
    .references(() => newsletterSubscriptions.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export type VoucherRow = typeof vouchers.$inferSelect;
