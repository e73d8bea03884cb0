import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamps } from './timestamps.ts';

/** What the stand-in for a payment company remembers; with a real company it stays empty. */
export const standInPayments = pgTable('stand_in_payments', {
  reference: text('reference').primaryKey(),
  /** A request that is repeated finds the payment of the first. */
  key: text('key').notNull().unique(),
  orderNumber: text('order_number').notNull(),
  minorUnits: integer('minor_units').notNull(),
  currency: text('currency').notNull(),
  /** Where the shopper goes on afterwards. */
  returnUrl: text('return_url').notNull(),
  refundedMinorUnits: integer('refunded_minor_units').notNull().default(0),
  /** Of refunds that were made: one that is asked for again is none. */
  refundKeys: text('refund_keys').array().notNull().default([]),
  /** `open`, `paid`, `ended`, `refunded`. */
  state: text('state').notNull(),
  ...timestamps,
});
