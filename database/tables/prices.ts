import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What one thing costs, VAT included. Names are paths: `card/folded/piece`, `envelope/large`. */
export const prices = pgTable(
  'prices',
  {
    name: text('name').notNull(),
    /** `eur`, `chf`, `gbp`, `usd`. */
    currency: text('currency').notNull(),
    /** A country with a price of its own, or empty for all others of that currency. */
    country: text('country').notNull().default(''),
    minorUnits: integer('minor_units').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.currency, table.country] })],
);

/** From a number of pieces on, each costs this share of the first one's price. */
export const quantityScales = pgTable(
  'quantity_scales',
  {
    name: text('name').notNull(),
    fromQuantity: integer('from_quantity').notNull(),
    perMille: integer('per_mille').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.fromQuantity] })],
);

/** What goes with cards: envelopes, inlays, pens, seals and the like. */
export const accessories = pgTable(
  'accessories',
  {
    sku: text('sku').primaryKey(),
    /** One of `cardAccessories`. */
    kind: text('kind').notNull(),
    subType: text('sub_type'),
    /** Millimetres. */
    width: integer('width'),
    height: integer('height'),
    paper: text('paper'),
    color: text('color'),
    label: text('label').notNull(),
    /** Its row in `prices`. */
    priceName: text('price_name').notNull(),
    /** Place in lists. */
    position: integer('position').notNull(),
  },
  (table) => [index('accessories_kind').on(table.kind)],
);
