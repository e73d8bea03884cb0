import { date, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './timestamps.ts';

/** Subscriptions to a channel's newsletter; before `confirmedAt` an address is sent the confirmation link alone. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    channel: text('channel').notNull(),
    locale: text('locale').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    birthday: date('birthday'),
    weddingDate: date('wedding_date'),
    /** When consent was given in the form, and when the link in the message was followed: proof of both. */
    consentedAt: moment('consented_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    /** Later than the consent: nothing is sent until there is a new one. */
    unsubscribedAt: moment('unsubscribed_at'),
    /** Links sent since `linksSentSince`; bounds how much mail a stranger can cause. */
    linksSent: integer('links_sent').notNull().default(0),
    linksSentSince: moment('links_sent_since').notNull().defaultNow(),
  },
  (table) => [unique('newsletter_subscriptions_address').on(table.channel, table.email)],
);

export type SubscriptionRow = typeof newsletterSubscriptions.$inferSelect;
