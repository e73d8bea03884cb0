import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './timestamps.ts';

/** Cards that editors make by hand, from the first try to what the shop sells. */
export const handDesigns = pgTable('hand_designs', {
  /** The design's number in the catalogue; that of its theme, too. */
  id: integer('id').primaryKey(),
  /** As `handDesignSchema` has it: what is being worked on. */
  design: jsonb('design').$type<unknown>().notNull(),
  /** Counts every change: who saves an older one is told. */
  revision: integer('revision').notNull(),
  /** What the shop sells, as it was handed in last; null: it never was. */
  sold: jsonb('sold').$type<unknown>(),
  /** draft: not sold. sold: as it was handed in. withdrawn: no longer sold; what was begun with it stays. */
  state: text('state').$type<'draft' | 'sold' | 'withdrawn'>().notNull(),
  /** Who changed it last. */
  changedBy: text('changed_by').notNull(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  /** When it was handed in first: how new it is to shoppers. */
  soldAt: moment('sold_at'),
});

export type HandDesignRow = typeof handDesigns.$inferSelect;
