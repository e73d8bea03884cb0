import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { spaces } from './spaces.ts';
import { moment, timestamps } from './timestamps.ts';

const spaceId = () =>
  integer('space_id')
    .notNull()
    .references(() => spaces.id);

export const assetFolders = pgTable('asset_folders', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  spaceId: spaceId(),
  uuid: uuid('uuid').notNull().unique(),
  name: text('name').notNull(),
  parentId: integer('parent_id').references((): AnyPgColumn => assetFolders.id, { onDelete: 'cascade' }),
});

/** Where a story used the file that was replaced: what stood there before and after, by block and path within it. */
export type ReplacedValue = { uid: string; at: (string | number)[]; before: unknown; after: unknown };

export type ReplacedStory = { storyId: number; draft: ReplacedValue[]; published: ReplacedValue[] };

export const assets = pgTable(
  'assets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    spaceId: spaceId(),
    /** `{width}x{height}/{hash}/{name}`: what follows `/f/{space}/` in the asset's address. */
    path: text('path').notNull(),
    shortName: text('short_name').notNull(),
    contentType: text('content_type').notNull(),
    contentLength: integer('content_length').notNull().default(0),
    folderId: integer('asset_folder_id').references(() => assetFolders.id, { onDelete: 'set null' }),
    alt: text('alt'),
    title: text('title'),
    copyright: text('copyright'),
    source: text('source'),
    focus: text('focus'),
    /** Name the asset has in the system it came from. */
    externalId: text('ext_id'),
    /** SHA-256 of the bytes in hexadecimal digits, by which the same file is known again; null until they arrived. */
    contentHash: text('content_hash'),
    /** Of a PDF; null for everything else, and where they could not be counted. */
    pages: integer('pages'),
    isPrivate: boolean('is_private').notNull().default(false),
    metaData: json('meta_data').$type<Record<string, unknown>>().notNull().default({}),
    internalTagIds: integer('internal_tag_ids').array().notNull().default(sql`'{}'::integer[]`),
    expireAt: moment('expire_at'),
    deletedAt: moment('deleted_at'),
    /** Null until the upload is finished; unfinished assets are in no list. */
    uploadedAt: moment('uploaded_at'),
    /** Names, descriptions and their translations (the values of `meta_data`) in one small-lettered line, for the search. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(short_name || ' ' || coalesce(alt, '') || ' ' || coalesce(title, '') || ' ' || coalesce(copyright, '') || ' ' || coalesce(source, '') || ' ' || regexp_replace(meta_data::text, '"[^"]*"[[:space:]]*:', '', 'g'))`,
      ),
    ...timestamps,
  },
  (table) => [
    index('assets_path').on(table.spaceId, table.path),
    index('assets_newest').on(table.spaceId, table.createdAt, table.id),
    index('assets_content').on(table.spaceId, table.contentHash),
  ],
);

/** Bytes apart from their description, so that lists never load them, and in parts, so that a large file costs no more memory than a small one. */
export const assetFiles = pgTable(
  'asset_files',
  {
    assetId: integer('asset_id')
      .notNull()
      .references(() => assets.id, { onDelete: 'cascade' }),
    /** 0 is the first. */
    part: integer('part').notNull().default(0),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.assetId, table.part] })],
);

/** Files that were put in the place of others on all pages, with what it takes to undo that. */
export const assetReplacements = pgTable('asset_replacements', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  spaceId: spaceId(),
  /** The asset that was in use. */
  assetId: integer('asset_id')
    .notNull()
    .references(() => assets.id, { onDelete: 'cascade' }),
  /** The asset whose file came in its place. */
  byId: integer('by_id')
    .notNull()
    .references(() => assets.id, { onDelete: 'cascade' }),
  /** Whether the asset stayed and took the other one's file. */
  isNewFile: boolean('is_new_file').notNull(),
  stories: json('stories').$type<ReplacedStory[]>().notNull(),
  author: text('author').notNull(),
  createdAt: timestamps.createdAt,
  undoneAt: moment('undone_at'),
});
