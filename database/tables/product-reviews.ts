import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';
import { moment, timestamps } from './timestamps.ts';

/** What who ordered a product thinks of it: one review of each product of an order. Shown once the desk has accepted it. */
export const productReviews = pgTable(
  'product_reviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** None without an order: that is how it is known that it was bought. */
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    productId: text('product_id').notNull(),
    /** As it was called in the order. */
    productName: text('product_name').notNull(),
    channel: text('channel').notNull(),
    /** Of the order: its language is that of the words. */
    locale: text('locale').notNull(),
    rating: integer('rating').notNull(),
    /** Plain text; empty where there are stars alone. */
    words: text('words').notNull(),
    /** The name that the customer wants to have shown. */
    author: text('author').notNull(),
    /** `open` until the desk has looked: then `accepted` or `refused`. */
    state: text('state').notNull().default('open'),
    /** Why it was refused. */
    reason: text('reason'),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    ...timestamps,
  },
  (table) => [
    unique('product_reviews_once').on(table.orderId, table.kind, table.productId),
    check('product_reviews_rating', sql`rating between 1 and 5`),
    check('product_reviews_state', sql`state in ('open', 'accepted', 'refused')`),
    check('product_reviews_reason', sql`(state = 'refused') = (reason is not null)`),
    check('product_reviews_decided', sql`state = 'open' or decided_at is not null`),
    index('product_reviews_product').on(table.channel, table.kind, table.productId, table.state),
    index('product_reviews_states').on(table.state, table.decidedAt),
  ],
);
export type ProductReviewRow = typeof productReviews.$inferSelect;

/** Orders whose customers were asked what they think: each once, for good. */
export const reviewRequests = pgTable('review_requests', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  askedAt: moment('asked_at').notNull(),
});

/** Addresses that are not to be asked, as SHA-256 of the address in lower case: they outlive orders and accounts. */
export const reviewOptOuts = pgTable('review_opt_outs', {
  emailHash: text('email_hash').primaryKey(),
  since: moment('since').notNull(),
});
