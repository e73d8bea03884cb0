import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sealedDesigns } from './drafts.ts';
import { orders } from './orders.ts';
import { moment } from './timestamps.ts';

/** Press sheets that small pieces of many orders are put on together: a row that is not made is the job that makes them. */
export const pressRuns = pgTable(
  'press_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    number: serial('number').notNull().unique(),
    /** What they are printed on and with, as `pressGroupSchema` has it. */
    group: jsonb('press_group').$type<unknown>().notNull(),
    by: text('by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null until they are made. */
    madeAt: moment('made_at'),
    /** Of the file, as hexadecimal digits. */
    sha256: text('sha256'),
    bytes: integer('bytes'),
    /** Sheets that differ, and sheets that go through the press. */
    sheets: integer('sheets'),
    prints: integer('prints'),
    /** Plates that are files of their own, `foil` and `cut`; null of runs made before there were such. */
    plates: jsonb('plates').$type<unknown>(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    lastError: text('last_error'),
    /** When its files were erased; null: they are there, or not made yet. */
    erasedAt: moment('erased_at'),
  },
  (table) => [
    index('press_runs_due').on(table.nextAttemptAt).where(sql`made_at is null and erased_at is null`),
  ],
);
export type PressRunRow = typeof pressRuns.$inferSelect;

/** What goes to the press, of each line of an order that was designed: an empty row is the job that makes its file. */
export const printFiles = pgTable(
  'print_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Of the line in its order. */
    position: integer('position').notNull(),
    sealId: uuid('seal_id')
      .notNull()
      .references(() => sealedDesigns.id),
    /** Null until it is made; its file then never changes. */
    madeAt: moment('made_at'),
    /** Of the file, as hexadecimal digits. */
    sha256: text('sha256'),
    bytes: integer('bytes'),
    /** Of the profile that its colours are separated by. */
    profileSha256: text('profile_sha256'),
    /** Metal that is pressed; null: none. */
    foil: text('foil'),
    /** Which writer made it: another may write the same document otherwise. */
    writer: integer('writer'),
    /** Sizes of its pages; null of files that were made before sizes were kept. */
    pages: jsonb('pages').$type<unknown>(),
    /** How many of them, from the first, have a picture in the archive. */
    pictures: integer('pictures').notNull().default(0),
    /** The sheets it stands on with others; null: by itself, or not yet. */
    pressRunId: uuid('press_run_id').references(() => pressRuns.id, { onDelete: 'set null' }),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this; while it is being made, the moment another process may take over. */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** `differs: front` where a page would not be printed as it was shown: then people decide. */
    lastError: text('last_error'),
    /** When its files were erased; null: they are there, or not made yet. */
    erasedAt: moment('erased_at'),
  },
  (table) => [
    unique('print_files_line').on(table.orderId, table.position),
    index('print_files_run').on(table.pressRunId),
    index('print_files_due').on(table.nextAttemptAt).where(sql`made_at is null and erased_at is null`),
  ],
);
export type PrintFileRow = typeof printFiles.$inferSelect;

/** What a press house is given by itself: a line's file, or a run of sheets. A row that is not handed over is the job. */
export const pressHandovers = pgTable(
  'press_handovers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** One of both. */
    printFileId: uuid('print_file_id')
      .unique()
      .references(() => printFiles.id, { onDelete: 'cascade' }),
    pressRunId: uuid('press_run_id')
      .unique()
      .references(() => pressRuns.id, { onDelete: 'cascade' }),
    handedOverAt: moment('handed_over_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    lastError: text('last_error'),
  },
  (table) => [index('press_handovers_due').on(table.nextAttemptAt).where(sql`handed_over_at is null`)],
);
export type PressHandoverRow = typeof pressHandovers.$inferSelect;
