import { index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { stories } from './stories.ts';
import { moment, timestamps } from './timestamps.ts';

/** What editors say to each other of a block, until it is settled. */
export const discussions = pgTable(
  'discussions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    blockUid: text('block_uid').notNull(),
    component: text('component'),
    /** What it is about in words, as the block was called. */
    title: text('title').notNull(),
    fieldname: text('fieldname'),
    lang: text('lang').notNull().default('default'),
    solvedAt: moment('solved_at'),
    ...timestamps,
  },
  (table) => [index('discussions_story').on(table.storyId)],
);

export const discussionComments = pgTable(
  'discussion_comments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    discussionId: integer('discussion_id')
      .notNull()
      .references(() => discussions.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    /** The message in the vendor's parts. Parsed where it came in. */
    messageJson: json('message_json').$type<unknown>().notNull(),
    author: text('author').notNull(),
    authorNumber: integer('author_number').notNull(),
    ...timestamps,
  },
  (table) => [index('discussion_comments_discussion').on(table.discussionId)],
);

export type DiscussionRow = typeof discussions.$inferSelect;
export type CommentRow = typeof discussionComments.$inferSelect;
