import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { invoices } from './invoices.ts';
import { moment } from './timestamps.ts';

/**
 * Messages to customers. Written in the transaction that causes them, sent afterwards: a crash loses none. Without a
 * mail server they stay here to be looked at.
 */
export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Part of the message's `Message-ID`, so that one sent twice after a crash is recognised as the same. */
    messageId: uuid('message_id').notNull().defaultRandom(),
    kind: text('kind').notNull(),
    channel: text('channel').notNull(),
    locale: text('locale').notNull(),
    /** What it is about, such as an order: of each kind one message is written about it. */
    subjectRef: text('subject_ref'),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The invoice whose PDF is attached. */
    invoiceId: uuid('invoice_id').references(() => invoices.id),
    /** Ends what the message is part of (RFC 8058). */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: moment('created_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this; while a message is being sent, the moment another process may take over. */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    /** What the mail server answered last, without addresses. */
    lastError: text('last_error'),
  },
  (table) => [
    index('mails_due').on(table.nextAttemptAt).where(sql`sent_at is null`),
    unique('mails_subject').on(table.kind, table.subjectRef),
  ],
);

export type MailRow = typeof mails.$inferSelect;
