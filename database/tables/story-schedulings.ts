import { sql } from 'drizzle-orm';
import { check, index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { spaces } from './spaces.ts';
import { stories } from './stories.ts';
import { moment, timestamps } from './timestamps.ts';

/** What stood in the way of a planned publication, as the judge said it. */
export type SchedulingFinding = {
  code: string;
  message: { de: string; en: string };
  uid?: string | undefined;
  field?: string | undefined;
};

/**
 * Pages that are published or withdrawn at a time. A plan is settled in the transaction that carries it out: it runs once,
 * whichever process comes first, and after a crash as if nothing had been.
 */
export const storySchedulings = pgTable(
  'story_schedulings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    spaceId: integer('space_id')
      .notNull()
      .references(() => spaces.id),
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    action: text('action', { enum: ['publish', 'unpublish'] }).notNull(),
    at: moment('at').notNull(),
    /** Who planned it last. */
    author: text('author').notNull(),
    /** When it was carried out or refused; null while it is to come. */
    settledAt: moment('settled_at'),
    /** `needless`: the page stood already as it was to be. */
    outcome: text('outcome', { enum: ['done', 'needless', 'refused'] }),
    /** Errors that the judge refused it for. */
    findings: json('findings').$type<SchedulingFinding[]>().notNull().default([]),
    ...timestamps,
  },
  (table) => [
    index('story_schedulings_due').on(table.at).where(sql`settled_at is null`),
    index('story_schedulings_settled').on(table.spaceId, table.settledAt),
    uniqueIndex('story_schedulings_open').on(table.storyId, table.action).where(sql`settled_at is null`),
    check('story_schedulings_over', sql`(settled_at is null) = (outcome is null)`),
  ],
);

export type StorySchedulingRow = typeof storySchedulings.$inferSelect;
