import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { orderWords, parcelWords } from './order-search.ts';
import { moment, timestamps } from './timestamps.ts';
import { vouchers } from './vouchers.ts';

/** What was bought, as it was agreed. Prices and texts are copies: nothing later changes them. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Given last, so that its series is locked for a moment only; an order without one was never committed. */
    number: text('number').unique(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** One order a basket, under any number of keys. The basket itself is deleted when it expires. */
    basketId: uuid('basket_id').notNull().unique(),
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    channel: text('channel').notNull(),
    country: text('country').notNull(),
    locale: text('locale').notNull(),
    currency: text('currency').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    billingAddress: jsonb('billing_address').$type<unknown>().notNull(),
    deliveryAddress: jsonb('delivery_address').$type<unknown>().notNull(),
    /** Of a business customer: its own order number, where the invoice goes too, days to pay. */
    business: jsonb('business').$type<unknown>(),
    /** Confirmed VAT id of a business in another country of the EU, to which it is supplied without tax; null: taxed, or exported. */
    intraCommunity: jsonb('intra_community').$type<unknown>(),
    /** Its parcel carries nothing with our name. */
    isWhitelabelOrder: boolean('is_whitelabel_order').notNull().default(false),
    /** Null where nothing is sent by parcel. */
    shipping: jsonb('shipping').$type<unknown>(),
    /** Subtotal, discount, total, VAT by rate, what a gift voucher pays, what is left to pay. */
    totals: jsonb('totals').$type<unknown>().notNull(),
    toPayMinorUnits: integer('to_pay_minor_units').notNull(),
    state: text('state').notNull(),
    paymentState: text('payment_state').notNull(),
    paymentMethod: text('payment_method').notNull(),
    /** Of the terms of sale it was placed under. */
    termsVersion: text('terms_version').notNull(),
    placedAt: moment('placed_at').notNull(),
    /** When its customer asked to be forgotten: what was designed goes as soon as nothing stands against it. */
    erasureAskedAt: moment('erasure_asked_at'),
    /** When files, documents and photos of what was designed were erased; null: they are there, or nothing was designed. */
    archiveErasedAt: moment('archive_erased_at'),
    /** When names, addresses and mailbox of a customer who asked to be forgotten were taken out; countries stay. */
    anonymisedAt: moment('anonymised_at'),
    ...timestamps,
  },
  (table) => [
    check(
      'orders_intra_community',
      sql`intra_community is null or (intra_community ->> 'vatId' = billing_address ->> 'vatId' and not jsonb_path_exists(totals, '$.vat[*] ? (@.ratePerMille > 0)'))`,
    ),
    index('orders_customer').on(table.customerId, table.placedAt),
    index('orders_email').on(table.email),
    index('orders_states').on(table.state, table.paymentState, table.number),
    index('orders_words').using('gin', orderWords(table)),
    index('orders_leaving')
      .on(table.placedAt)
      .where(sql`erasure_asked_at is not null and anonymised_at is null`),
    index('orders_archived')
      .on(table.placedAt)
      .where(sql`archive_erased_at is null and state in ('shipped', 'delivered', 'cancelled')`),
  ],
);
export type OrderRow = typeof orders.$inferSelect;

const orderId = () =>
  uuid('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: orderId(),
    position: integer('position').notNull(),
    /** As it was shown. */
    shown: jsonb('shown').$type<unknown>().notNull(),
    ratePerMille: integer('rate_per_mille').notNull(),
    totalMinorUnits: integer('total_minor_units').notNull(),
    /** Its share of the order's discount, and of the tax: they add up to the order's. */
    discountMinorUnits: integer('discount_minor_units').notNull(),
    taxMinorUnits: integer('tax_minor_units').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    /** Of what was designed: which orders a seal has. */
    index('order_lines_seal').on(sql`(${table.shown} -> 'item' ->> 'sealId')`),
  ],
);

/** What goes to one address; an order whose parcels are all on their way is shipped. Orders of e-mails alone have none. */
export const orderParcels = pgTable(
  'order_parcels',
  {
    orderId: orderId(),
    /** The first is that of the order's own delivery address. */
    position: integer('position').notNull(),
    address: jsonb('address').$type<unknown>().notNull(),
    /** Service, price and promised days, as they were agreed. */
    shipping: jsonb('shipping').$type<unknown>().notNull(),
    /** Pieces of each line of the order; those of all parcels add up to the line's. */
    quantities: integer('quantities').array().notNull(),
    shippedAt: moment('shipped_at'),
    trackingNumber: text('tracking_number'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_parcels_tracked', sql`tracking_number is null or shipped_at is not null`),
    index('order_parcels_words').using('gin', parcelWords(table)),
  ],
);
export type OrderParcelRow = typeof orderParcels.$inferSelect;

/** Which seal a line is of; null where nothing was designed. */
export const sealOfLine = sql`(${orderLines.shown} -> 'item' ->> 'sealId')`;

/** What became of an order, in the order it happened; never changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    /** `placed`, `payment:paid`, `state:shipped`; what begins with `desk:` is for those who run the shop. */
    kind: text('kind').notNull(),
    reason: text('reason'),
    /** Who did it at the order desk; null: customers, and what happens by itself. */
    by: text('by'),
    /** What was given back with it. No foreign key: refunds know orders. */
    refundId: uuid('refund_id'),
    at: moment('at').notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId), index('order_events_at').on(table.at, table.id)],
);

/** One row each time a way to pay is asked for something; written before it is asked. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: orderId(),
    /** What the provider recognises a repeated request by. */
    key: text('key').notNull().unique(),
    provider: text('provider').notNull(),
    reference: text('reference'),
    /** `started` until the provider has answered. */
    state: text('state').notNull(),
    minorUnits: integer('minor_units').notNull(),
    ...timestamps,
  },
  (table) => [
    index('payment_attempts_order').on(table.orderId),
    index('payment_attempts_reference').on(table.reference),
  ],
);

/** What a voucher took off or paid; given back when the order is cancelled. */
export const voucherRedemptions = pgTable(
  'voucher_redemptions',
  {
    code: text('code')
      .notNull()
      .references(() => vouchers.code),
    orderId: orderId(),
    minorUnits: integer('minor_units').notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.orderId] })],
);

/** The next number of a series in a year. A transaction that takes one holds the row to its end: none is skipped. */
export const numbers = pgTable(
  'numbers',
  { series: text('series').notNull(), year: integer('year').notNull(), next: integer('next').notNull() },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);
