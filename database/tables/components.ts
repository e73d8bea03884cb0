import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, integer, json, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { spaces } from './spaces.ts';
import { timestamps } from './timestamps.ts';

const spaceId = () =>
  integer('space_id')
    .notNull()
    .references(() => spaces.id);

export const componentGroups = pgTable('component_groups', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  spaceId: spaceId(),
  uuid: uuid('uuid').notNull().unique(),
  name: text('name').notNull(),
  parentId: integer('parent_id').references((): AnyPgColumn => componentGroups.id, { onDelete: 'cascade' }),
});

export const components = pgTable(
  'components',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    spaceId: spaceId(),
    name: text('name').notNull(),
    displayName: text('display_name'),
    description: text('description'),
    schema: json('schema').$type<Record<string, unknown>>().notNull(),
    isRoot: boolean('is_root').notNull().default(false),
    isNestable: boolean('is_nestable').notNull().default(true),
    groupUuid: uuid('component_group_uuid').references(() => componentGroups.uuid, { onDelete: 'set null' }),
    internalTagIds: integer('internal_tag_ids').array().notNull().default(sql`'{}'::integer[]`),
    /** Looks only: colour, icon, preview field, image, preset id. Kept as sent. */
    appearance: json('appearance').$type<Record<string, unknown>>().notNull().default({}),
    ...timestamps,
  },
  (table) => [unique('components_space_name').on(table.spaceId, table.name)],
);

export const presets = pgTable('presets', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  spaceId: spaceId(),
  componentId: integer('component_id')
    .notNull()
    .references(() => components.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  preset: json('preset').$type<Record<string, unknown>>().notNull(),
  appearance: json('appearance').$type<Record<string, unknown>>().notNull().default({}),
  ...timestamps,
});

export const internalTags = pgTable(
  'internal_tags',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    spaceId: spaceId(),
    name: text('name').notNull(),
    objectType: text('object_type', { enum: ['asset', 'component'] }).notNull(),
  },
  (table) => [unique('internal_tags_name').on(table.spaceId, table.objectType, table.name)],
);
