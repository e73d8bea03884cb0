import { index, integer, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { drafts } from './drafts.ts';
import { moment } from './timestamps.ts';

const draftId = () =>
  uuid('draft_id')
    .notNull()
    .references(() => drafts.id, { onDelete: 'cascade' });

/** Links by which others look at a draft; one each, gone once it is ended. */
export const draftLinks = pgTable('draft_links', {
  id: uuid('id').primaryKey().defaultRandom(),
  draftId: draftId().unique('draft_links_draft'),
  /** SHA-256 of the link's key, as hexadecimal digits; who reads this table cannot open a draft with it. */
  keyHash: text('key_hash').notNull(),
  createdAt: moment('created_at').notNull(),
});
export type DraftLinkRow = typeof draftLinks.$inferSelect;

/** What they say of it, pinned to a place of a page. */
export const proofComments = pgTable(
  'proof_comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    draftId: draftId(),
    /** In the order in which they came. */
    position: integer('position').generatedAlwaysAsIdentity().notNull(),
    /** Of the document. */
    page: text('page').notNull(),
    /** Shares of the page’s width and height. */
    x: real('x').notNull(),
    y: real('y').notNull(),
    /** Of who says it. */
    name: text('name').notNull(),
    text: text('text').notNull(),
    /** The words of this slot, as they are suggested to be; null: nothing is suggested. */
    slot: text('slot'),
    suggestion: text('suggestion'),
    /** open, taken, done */
    state: text('state').notNull().default('open'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('proof_comments_draft').on(table.draftId, table.position)],
);
export type ProofCommentRow = typeof proofComments.$inferSelect;
