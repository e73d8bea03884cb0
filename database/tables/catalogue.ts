import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './timestamps.ts';

/** Designs that share a look, for one occasion or several. */
export const themes = pgTable('themes', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
});

/** A design as listings and pictures need it; its document is made from the recipe on demand. */
export const designs = pgTable(
  'designs',
  {
    id: integer('id').primaryKey(),
    themeId: integer('theme_id')
      .notNull()
      .references(() => themes.id, { onDelete: 'cascade' }),
    /** Product kind: card, calendar, collage, photobook, photobox, merch. */
    kind: text('kind').notNull(),
    /** What it is printed as, among the types of its kind. */
    productType: text('product_type').notNull(),
    name: text('name').notNull(),
    /** What it is called in other languages, where the shop's own list of names does not say: `{"en": "Lionheart"}`. */
    namesIn: jsonb('names_in').$type<Readonly<Record<string, string>>>(),
    /** The closed format, millimetres: `148x210`. */
    format: text('format').notNull(),
    /** Values a listing filters by, in its order: `{"color": ["gold"], "category": ["hochzeit"]}`. */
    facets: jsonb('facets').$type<Record<string, string[]>>().notNull(),
    isRefinable: boolean('is_refinable').notNull(),
    popularity: integer('popularity').notNull(),
    createdAt: moment('created_at').notNull(),
    recipe: jsonb('recipe').$type<unknown>().notNull(),
    /** Hash of the recipe: part of its pictures' addresses. */
    recipeHash: text('recipe_hash').notNull(),
    /** What is drawn on it, by words that every language has a name for: `["fox", "animal"]`. */
    shows: jsonb('shows').$type<readonly string[]>().notNull().default([]),
    /** Further German words that it is found by. */
    searchText: text('search_text').notNull(),
    /** The design this one is in other colours; null for a design of its own, which is what lists count. */
    variantOf: integer('variant_of').references((): AnyPgColumn => designs.id, { onDelete: 'cascade' }),
    /** Two colours, `#rrggbb`, that tell it from its variants. */
    tones: jsonb('tones').$type<[string, string]>().notNull().default(['#ffffff', '#ffffff']),
  },
  (table) => [index('designs_theme').on(table.themeId), index('designs_variant').on(table.variantOf)],
);

export type DesignRow = typeof designs.$inferSelect;

/** What was seeded last, so that a start with the same data does nothing. */
export const seeds = pgTable('seeds', { name: text('name').primaryKey(), hash: text('hash').notNull() });
