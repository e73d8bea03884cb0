import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './timestamps.ts';

/** Everything the shop sells: designs, and what is sold without one. Written anew with every seed. */
export const products = pgTable(
  'products',
  {
    /** One of `productKinds`. */
    kind: text('kind').notNull(),
    /** A design's number, or a code of the shop's vocabulary. */
    id: text('id').notNull(),
    name: text('name').notNull(),
    productType: text('product_type').notNull(),
    /** The design it is printed from; null for what is sold without one. */
    designId: integer('design_id'),
    /** Higher comes first in lists. */
    popularity: integer('popularity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

const ofProduct = { kind: text('kind').notNull(), id: text('id').notNull() };

/** Sizes a product is made in, millimetres. */
export const productFormats = pgTable(
  'product_formats',
  {
    ...ofProduct,
    /** The default is 0. */
    position: integer('position').notNull(),
    format: text('format').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.position] }),
    foreignKey({ columns: [table.kind, table.id], foreignColumns: [products.kind, products.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Where and to whom a product is sold: one row a channel that has it. */
export const productMarkets = pgTable(
  'product_markets',
  {
    ...ofProduct,
    channel: text('channel').notNull(),
    countries: text('countries').array().notNull(),
    /** To everybody when null. */
    customerTypes: text('customer_types').array(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.channel] }),
    foreignKey({ columns: [table.kind, table.id], foreignColumns: [products.kind, products.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** What people have taken out of a market; seeds leave it alone, so that a new version of the shop brings nothing back. */
export const productWithdrawals = pgTable(
  'product_withdrawals',
  {
    ...ofProduct,
    /** `blattwerk:AT`. */
    market: text('market').notNull(),
    withdrawnAt: moment('withdrawn_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id, table.market] })],
);
