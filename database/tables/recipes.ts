import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './timestamps.ts';

/** Recipes of designs as drafts were begun with: a release may change them, and a draft stays what it was. */
export const recipes = pgTable(
  'recipes',
  {
    /** Of the product, as a draft has it. */
    designId: text('design_id').notNull(),
    /** As drafts name it. */
    hash: text('hash').notNull(),
    /** As `recipeSchema` has it. */
    recipe: jsonb('recipe').$type<unknown>().notNull(),
    /** When a draft named it; moved on, an hour at a time, while drafts that name it are saved. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.designId, table.hash] })],
);
