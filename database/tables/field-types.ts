import { sql } from 'drizzle-orm';
import { integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamps } from './timestamps.ts';

/** Field plugins as they were deployed: they belong to an account, not to a space. */
export const fieldTypes = pgTable('field_types', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** What a field of the schema names as its `field_type`. */
  name: text('name').notNull().unique(),
  /** The whole plugin as one script. */
  body: text('body').notNull().default(''),
  compiledBody: text('compiled_body').notNull().default(''),
  /** Options of a field that uses it, with what they are where the field says nothing. */
  options: json('options').$type<{ name: string; value: string }[]>().notNull().default([]),
  spaceIds: integer('space_ids').array().notNull().default(sql`'{}'::integer[]`),
  ...timestamps,
});

export type FieldTypeRow = typeof fieldTypes.$inferSelect;
