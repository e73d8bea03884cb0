import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { newsletterSubscriptions } from './newsletter.ts';
import { moment } from './timestamps.ts';

/** What vouchers are given for, and pages may advertise. */
export const voucherCampaigns = pgTable('voucher_campaigns', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  channels: text('channels').array().notNull(),
  /** All of the channels' when null. */
  countries: text('countries').array(),
  /** Everybody when null. */
  customerTypes: text('customer_types').array(),
  /** What it takes off and the least it is taken off, by currency; it is not given in others. */
  amounts: jsonb('amounts')
    .$type<Record<string, { minorUnits: number; minimumMinorUnits: number }>>()
    .notNull(),
  isForFirstOrder: boolean('is_for_first_order').notNull(),
  /** First and last day, on a calendar in Germany; without end when null. */
  firstDay: date('first_day'),
  lastDay: date('last_day'),
});

/** Codes that take an amount off an order, used once, or pay for orders until they are used up. */
export const vouchers = pgTable('vouchers', {
  /** Upper case, with dashes: `BLATT-7KQ2M-9XWPR`. */
  code: text('code').primaryKey(),
  channel: text('channel').notNull(),
  minorUnits: integer('minor_units').notNull(),
  currency: text('currency').notNull(),
  /** `discount` takes something off a price, `gift` pays. */
  kind: text('kind').notNull().default('discount'),
  isForFirstOrder: boolean('is_for_first_order').notNull(),
  /** Of a gift voucher, what it has paid so far. */
  spentMinorUnits: integer('spent_minor_units').notNull().default(0),
  /** What it was given for. */
  campaignId: text('campaign_id').references(() => voucherCampaigns.id, { onDelete: 'set null' }),
  validUntil: moment('valid_until').notNull(),
  /** When all of it was used. */
  redeemedAt: moment('redeemed_at'),
  /** The subscription it thanks for: one voucher each. */
  subscriptionId: uuid('subscription_id')
    .unique()
    .references(() => newsletterSubscriptions.id, { onDelete: 'set null' }),
  /** The order it was bought with. No foreign key: orders know vouchers. */
  boughtWith: uuid('bought_with'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export type VoucherRow = typeof vouchers.$inferSelect;
