import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';
import { timestamps } from './timestamps.ts';

/** What was given back of orders, or taken off what is to be paid for them; written before the way to pay is asked. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** What a request is recognised by that is sent again, and the way to pay by. */
    key: text('key').notNull().unique(),
    /** `asked` until it has happened, then `done`; `refused` when the way to pay did not give it back. */
    state: text('state').notNull(),
    /** `back`: what was paid goes back. `due`: less has to be paid. */
    settles: text('settles').notNull(),
    /** Pieces of each line of the order, and what of its shipping, tax included. */
    quantities: integer('quantities').array().notNull(),
    /** What is taken off the price of each line that stays with the customer, tax included; none: of no line. */
    reductions: integer('reductions').array().notNull().default(sql`'{}'::integer[]`),
    shippingMinorUnits: integer('shipping_minor_units').notNull(),
    /** What that comes to, by lines and rates of VAT, as a credit note states it. */
    charge: jsonb('charge').$type<unknown>().notNull(),
    /** Gift vouchers that the order had bought and that ended with it, with how long they were valid. */
    endedVouchers: jsonb('ended_vouchers').$type<unknown>().notNull(),
    reason: text('reason'),
    /** Who did it at the order desk; null: what happens by itself. */
    by: text('by'),
    ...timestamps,
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    // One after the other: what the next may give back depends on it.
    uniqueIndex('refunds_one_at_once').on(table.orderId).where(sql`state = 'asked'`),
  ],
);
export type RefundRow = typeof refunds.$inferSelect;
