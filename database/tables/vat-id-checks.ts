import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { moment } from './timestamps.ts';

/**
 * What was found out about the VAT ids of companies, by an authority or an operator of the order desk. What decided is
 * never changed: orders that were supplied without tax keep a copy as evidence.
 */
export const vatIdChecks = pgTable(
  'vat_id_checks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    vatId: text('vat_id').notNull(),
    /** Name of the company that it was asked for: another company is looked at anew. */
    company: text('company').notNull(),
    /** `confirmed`, `refused`; `unreachable` and `undecided` are asked again. */
    outcome: text('outcome').notNull(),
    /** Who confirmed or refused it at the order desk; null: the authority. */
    operator: text('operator'),
    /** By which the authority finds its answer again; empty without one. */
    reference: text('reference').notNull().default(''),
    /** What the authority said besides, or the desk noted. */
    note: text('note').notNull().default(''),
    /** How often it was asked without an answer. */
    attempts: integer('attempts').notNull().default(1),
    at: moment('at').notNull(),
  },
  (table) => [index('vat_id_checks_customer').on(table.customerId, table.id)],
);
export type VatIdCheckRow = typeof vatIdChecks.$inferSelect;
