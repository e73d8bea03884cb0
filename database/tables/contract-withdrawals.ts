import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';
import { moment } from './timestamps.ts';

/** Statements by which people withdraw from a contract; anybody may make one, for an order that we may not even know. */
export const contractWithdrawals = pgTable('contract_withdrawals', {
  id: uuid('id').primaryKey().defaultRandom(),
  channel: text('channel').notNull(),
  locale: text('locale').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** As it was typed. */
  orderNumber: text('order_number').notNull(),
  /** Which goods, as it was typed; empty: all of them. */
  goods: text('goods').notNull().default(''),
  /** Pieces of each line of the order, where they were chosen on its page; null: they were not. */
  quantities: integer('quantities').array(),
  /** The order of this number and address, where there is one. */
  orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull(),
  /** When the second step was taken; without it nothing was declared. */
  confirmedAt: moment('confirmed_at'),
  /** When it was seen to at the order desk, and who did; null: it waits. */
  settledAt: moment('settled_at'),
  settledBy: text('settled_by'),
});

export type ContractWithdrawal = typeof contractWithdrawals.$inferSelect;
