import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './timestamps.ts';

/** Grows with every change of flags and segments, and is what clients of the flag service ask by. */
const changeNumber = () => bigint('change_number', { mode: 'number' }).notNull();

/** How each flag is decided. */
export const flagRollouts = pgTable('flag_rollouts', {
  flag: text('flag').primaryKey(),
  rollout: jsonb('rollout').$type<unknown>().notNull(),
  changeNumber: changeNumber(),
  /** Of flags that editors made; null for those that stand in the shop's own table. */
  label: text('label'),
  treatments: jsonb('treatments').$type<string[]>(),
  /** Grows with every change by hand, which names the one that it stands on. */
  revision: integer('revision').notNull().default(1),
  /** How far its schedule has come, as clients were last told. */
  phase: text('phase').notNull().default('running'),
  /** Visitors of each treatment before its figures are to be believed. */
  plannedVisitors: integer('planned_visitors'),
  /** Since when all visitors were drawn by the same shares; null where none ever was. */
  drawnSince: moment('drawn_since'),
});

/** Who changed what about flags and segments, and when. */
export const flagChanges = pgTable(
  'flag_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The flag, or the segment. */
    subject: text('subject').notNull(),
    action: text('action').notNull(),
    by: text('by').notNull(),
    at: moment('at').notNull(),
    /** Of the flag since then; null for a segment. */
    revision: integer('revision'),
    /** How the flag is decided since then; null for a segment. */
    rollout: jsonb('rollout').$type<unknown>(),
    /** How many keys came into the segment, and went out. */
    added: integer('added'),
    removed: integer('removed'),
  },
  (table) => [index('flag_changes_subject').on(table.subject, table.at)],
);

/** Who belongs to a segment of visitors; a key that was taken out stays, so that clients hear of it. */
export const flagSegmentKeys = pgTable(
  'flag_segment_keys',
  {
    segment: text('segment').notNull(),
    key: text('key').notNull(),
    isMember: boolean('is_member').notNull(),
    changeNumber: changeNumber(),
  },
  (table) => [primaryKey({ columns: [table.segment, table.key] })],
);

/** What visitors did, of those who agreed to its being kept. */
export const flagEvents = pgTable(
  'flag_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    key: text('key').notNull(),
    eventType: text('event_type').notNull(),
    trafficType: text('traffic_type').notNull(),
    value: doublePrecision('value'),
    properties: jsonb('properties').$type<Record<string, string | number | boolean | null> | null>(),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [
    index('flag_events_happened').on(table.happenedAt),
    // What those did who were shown a treatment.
    index('flag_events_key').on(table.key, table.happenedAt),
  ],
);

/** Which treatment such a visitor was shown, and why. */
export const flagImpressions = pgTable(
  'flag_impressions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    flag: text('flag').notNull(),
    key: text('key').notNull(),
    bucketingKey: text('bucketing_key'),
    treatment: text('treatment').notNull(),
    label: text('label'),
    changeNumber: bigint('change_number', { mode: 'number' }),
    properties: text('properties'),
    shownAt: moment('shown_at').notNull(),
  },
  (table) => [index('flag_impressions_flag').on(table.flag, table.shownAt)],
);

/** How often flags were asked, hour by hour, without saying for whom. */
export const flagCounts = pgTable(
  'flag_counts',
  {
    flag: text('flag').notNull(),
    /** `impressions`, or `keys`: different visitors as one process counted them. */
    kind: text('kind').notNull(),
    hour: moment('hour').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.flag, table.kind, table.hour] })],
);

/** What clients of the flag service say of themselves: how they are set up, and how they fare. */
export const flagClientReports = pgTable(
  'flag_client_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** `config` or `usage`. */
    kind: text('kind').notNull(),
    client: text('client').notNull(),
    report: jsonb('report').$type<unknown>().notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('flag_client_reports_received').on(table.receivedAt)],
);
