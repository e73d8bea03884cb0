import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { orders } from './orders.ts';
import { refunds } from './refunds.ts';
import { moment } from './timestamps.ts';

/**
 * Invoices, and the credit notes that take them back. Triggers of the database refuse any change and any deletion: what
 * was issued stays.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Of the series of its kind, without gaps. */
    number: text('number').notNull().unique(),
    /** `invoice` or `credit_note`. */
    kind: text('kind').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Of a credit note, the invoice that it takes back, all of it or a part. */
    credits: uuid('credits').references((): AnyPgColumn => invoices.id),
    /** Of a credit note, the refund that it is for: each has one at most. */
    refundId: uuid('refund_id')
      .unique()
      .references(() => refunds.id),
    issuedAt: moment('issued_at').notNull(),
    currency: text('currency').notNull(),
    totalMinorUnits: integer('total_minor_units').notNull(),
    /** All that is printed on it, as it was then. */
    document: jsonb('document').$type<unknown>().notNull(),
  },
  (table) => [
    index('invoices_credits').on(table.credits),
    index('invoices_order').on(table.orderId),
    index('invoices_issued').on(table.issuedAt),
    uniqueIndex('invoices_one_an_order').on(table.orderId).where(sql`kind = 'invoice'`),
  ],
);
export type InvoiceRow = typeof invoices.$inferSelect;

/** The PDF of each invoice: written empty with it, made afterwards, and then never changed. */
export const invoicePdfs = pgTable(
  'invoice_pdfs',
  {
    invoiceId: uuid('invoice_id')
      .primaryKey()
      .references(() => invoices.id),
    /** Null until it is made. */
    content: bytes('content'),
    /** Of the content, as hexadecimal digits. */
    sha256: text('sha256'),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this; while it is being made, the moment another process may take over. */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
  },
  (table) => [index('invoice_pdfs_due').on(table.nextAttemptAt).where(sql`content is null`)],
);
