import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  json,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { spaces } from './spaces.ts';
import { moment, timestamps } from './timestamps.ts';

export type TranslatedSlugRow = {
  id: number;
  lang: string;
  name: string | null;
  slug: string;
  published: boolean | null;
};

export type StoryNames = {
  name: string;
  /** By language. */
  translated: Record<string, string | null>;
};

/** Stories and the folders they live in. The content saved last is the draft; publishing copies it. */
export const stories = pgTable(
  'stories',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    spaceId: integer('space_id')
      .notNull()
      .references(() => spaces.id),
    uuid: uuid('uuid').notNull().unique(),
    parentId: integer('parent_id').references((): AnyPgColumn => stories.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    /** Slugs from the root of the space; a start page ends with a slash. */
    fullSlug: text('full_slug').notNull(),
    /** Address the editor opens instead of the full slug. */
    path: text('path'),
    isFolder: boolean('is_folder').notNull().default(false),
    isStartpage: boolean('is_startpage').notNull().default(false),
    position: integer('position').notNull().default(0),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    groupId: uuid('group_id').notNull(),
    sortByDate: text('sort_by_date'),
    metaData: json('meta_data').$type<Record<string, unknown>>(),
    translatedSlugs: json('translated_slugs').$type<TranslatedSlugRow[]>().notNull().default([]),
    defaultRoot: text('default_root'),
    disableFrontendEditor: boolean('disable_frontend_editor').notNull().default(false),
    pinned: boolean('pinned').notNull().default(false),
    content: json('content').$type<Record<string, unknown>>().notNull(),
    /** Component of the root block, so that lists need not read the content for it. */
    contentType: text('content_type').notNull().generatedAlwaysAs(sql`coalesce(content ->> 'component', '')`),
    /** What the draft is called in search results; empty where its content has no title. */
    title: text('title').notNull().generatedAlwaysAs(sql`btrim(coalesce(content ->> 'title', ''))`),
    publishedContent: json('published_content').$type<Record<string, unknown>>(),
    /** What the published version is called; a new name is a draft's until it is published. */
    publishedNames: json('published_names').$type<StoryNames>(),
    /** Number of saves so far; also the ETag. */
    version: integer('version').notNull().default(1),
    /** Which save is published; null while nothing is. */
    publishedVersion: integer('published_version'),
    publishedAt: moment('published_at'),
    firstPublishedAt: moment('first_published_at'),
    lastAuthor: text('last_author').notNull(),
    ...timestamps,
  },
  (table) => [
    unique('stories_space_slug').on(table.spaceId, table.fullSlug),
    index('stories_parent').on(table.parentId),
    index('stories_group').on(table.groupId),
  ],
);

export type StoryRow = typeof stories.$inferSelect;

/** Every save of a story: who, when, what. */
export const storyVersions = pgTable(
  'story_versions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    content: json('content').$type<Record<string, unknown>>().notNull(),
    author: text('author').notNull(),
    /** What it changed, as `story-shape/difference` sums it up; null for a first save and until the list is looked at. */
    changes: json('changes').$type<Record<string, unknown>>(),
    /** When this save went live; null for saves that never did. */
    publishedAt: moment('published_at'),
    createdAt: timestamps.createdAt,
  },
  (table) => [uniqueIndex('story_versions_number').on(table.storyId, table.version)],
);

/** The draft where it is something else than what is published; null elsewhere, so that one content is not read twice. */
export const ownDraft = sql<Record<
  string,
  unknown
> | null>`case when ${stories.version} is distinct from ${stories.publishedVersion} then ${stories.content} end`;
