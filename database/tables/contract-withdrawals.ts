import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
  /** The order of this number and address, where there is one. */
  orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull(),
  /** When the second step was taken; without it nothing was declared. */
  confirmedAt: moment('confirmed_at'),
});

export type ContractWithdrawal = typeof contractWithdrawals.$inferSelect;
