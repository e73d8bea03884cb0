import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { spaces } from './spaces.ts';
import { timestamps } from './timestamps.ts';

export const datasources = pgTable(
  'datasources',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    spaceId: integer('space_id')
      .notNull()
      .references(() => spaces.id),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    ...timestamps,
  },
  (table) => [unique('datasources_space_slug').on(table.spaceId, table.slug)],
);

/** A further column of a datasource's values, such as a language. */
export const datasourceDimensions = pgTable(
  'datasource_dimensions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    datasourceId: integer('datasource_id')
      .notNull()
      .references(() => datasources.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    entryValue: text('entry_value').notNull(),
    ...timestamps,
  },
  (table) => [unique('datasource_dimensions_value').on(table.datasourceId, table.entryValue)],
);

export const datasourceEntries = pgTable(
  'datasource_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    datasourceId: integer('datasource_id')
      .notNull()
      .references(() => datasources.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    value: text('value').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('datasource_entries_order').on(table.datasourceId, table.position)],
);

export const datasourceEntryValues = pgTable(
  'datasource_entry_values',
  {
    entryId: integer('entry_id')
      .notNull()
      .references(() => datasourceEntries.id, { onDelete: 'cascade' }),
    dimensionId: integer('dimension_id')
      .notNull()
      .references(() => datasourceDimensions.id, { onDelete: 'cascade' }),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.dimensionId] })],
);
