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
import { spaces } from './spaces.ts';
import { stories } from './stories.ts';
import type { SchedulingFinding } from './story-schedulings.ts';
import { moment, timestamps } from './timestamps.ts';

/** What stood in the way of a release, and on which page. */
export type ReleaseFinding = SchedulingFinding & { storyId: number };

/**
 * Changes of several pages that go live together. A release is settled in the transaction that publishes its pages: all of them
 * or none, whichever process comes first.
 */
export const releases = pgTable(
  'releases',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    spaceId: integer('space_id')
      .notNull()
      .references(() => spaces.id),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    name: text('name').notNull(),
    /** How it came about; `undo` takes back what `undoes` has done. */
    origin: text('origin', { enum: ['editor', 'replacement', 'undo', 'assistant'] })
      .notNull()
      .default('editor'),
    /** What it puts in another's place on all pages; parsed by what reads it. */
    replacement: json('replacement').$type<Record<string, unknown>>(),
    undoes: integer('undoes').references((): AnyPgColumn => releases.id, { onDelete: 'set null' }),
    /** When it goes live by itself; null: when it is told to. */
    releaseAt: moment('release_at'),
    author: text('author').notNull(),
    authorNumber: integer('author_number').notNull(),
    /** When it went live; null while it is open. */
    releasedAt: moment('released_at'),
    releasedBy: text('released_by'),
    /** When it was refused at its moment: it waits until another is chosen. */
    refusedAt: moment('refused_at'),
    /** Errors that it was refused for. */
    findings: json('findings').$type<ReleaseFinding[]>().notNull().default([]),
    ...timestamps,
  },
  (table) => [
    index('releases_due').on(table.releaseAt).where(sql`released_at is null and refused_at is null`),
    index('releases_settled').on(table.spaceId, table.releasedAt),
  ],
);

export type ReleaseRow = typeof releases.$inferSelect;

/** The draft that a release has of a page, and the content that it began from: the third side of a merge. */
export const releaseStories = pgTable(
  'release_stories',
  {
    releaseId: integer('release_id')
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** The page's ordinary draft as the release's began, or as it was last joined with it. */
    baseContent: json('base_content').$type<Record<string, unknown>>().notNull(),
    baseVersion: integer('base_version').notNull(),
    content: json('content').$type<Record<string, unknown>>().notNull(),
    /** Number of saves in the release; also the ETag. */
    version: integer('version').notNull().default(1),
    author: text('author').notNull(),
    /** Only the page's draft is changed; what shoppers see of it stays. */
    isOnlyDraft: boolean('is_only_draft').notNull().default(false),
    /** The save that was approved, where pages need that. */
    approvedVersion: integer('approved_version'),
    approvedBy: text('approved_by'),
    /** Versions of the page that were live before the release and by it; null before it, and where none was. */
    versionBefore: integer('version_before'),
    versionAfter: integer('version_after'),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.releaseId, table.storyId] }),
    index('release_stories_story').on(table.storyId),
  ],
);

export type ReleaseStoryRow = typeof releaseStories.$inferSelect;
