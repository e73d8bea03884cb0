import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { moment, timestamps } from './timestamps.ts';

/** The companies that business customers order for: one a customer. */
export const companies = pgTable(
  'companies',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Checked, with the company's name, who is to be asked there, and a VAT id if it has one. */
    address: jsonb('address').$type<unknown>().notNull(),
    /** Gets every invoice besides the customer, in lower case. */
    invoiceEmail: text('invoice_email').notNull(),
    /** `open` until the shop's staff has looked: then `approved` or `refused`. */
    state: text('state').notNull().default('open'),
    /** Who decided at the order desk, and when. */
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    /** The shop it was entered in: what is decided is said in its language. */
    channel: text('channel').notNull(),
    locale: text('locale').notNull(),
    ...timestamps,
  },
  (table) => [index('companies_states').on(table.state, table.createdAt)],
);
export type CompanyRow = typeof companies.$inferSelect;
