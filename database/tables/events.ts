import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { moment, timestamps } from './timestamps.ts';

/** What customers invite to. */
export const events = pgTable(
  'events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    channel: text('channel').notNull(),
    /** Of the shop in which guests reply, and from whose country letters are sent. */
    locale: text('locale').notNull(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    replyBy: date('reply_by', { mode: 'string' }),
    words: text('words').notNull(),
    /** Follows from the date; stands here so that what is over is found quickly. */
    keptUntil: date('kept_until', { mode: 'string' }).notNull(),
    ...timestamps,
  },
  (table) => [index('events_customer').on(table.customerId), index('events_kept').on(table.keptUntil)],
);
export type EventRow = typeof events.$inferSelect;

const eventId = () =>
  uuid('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' });

/** Guests and households of an event. */
export const eventGuests = pgTable(
  'event_guests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventId: eventId(),
    /** In the order in which they were put on the list. */
    position: integer('position').generatedAlwaysAsIdentity().notNull(),
    name: text('name').notNull(),
    /** Names on the envelope, a line each; empty: the name. */
    envelope: text('envelope').notNull().default(''),
    /** As `placeSchema` has it. */
    place: jsonb('place').$type<unknown>(),
    email: text('email').notNull().default(''),
    persons: integer('persons').notNull().default(1),
    reply: text('reply').notNull().default('open'),
    coming: integer('coming'),
    message: text('message').notNull().default(''),
    diet: text('diet').notNull().default(''),
    repliedAt: moment('replied_at'),
    ...timestamps,
  },
  (table) => [index('event_guests_event').on(table.eventId, table.position)],
);
export type GuestRow = typeof eventGuests.$inferSelect;

/** A list that was brought along, between being looked at and being taken: one an event, for a day. */
export const guestUploads = pgTable('guest_uploads', {
  eventId: uuid('event_id')
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  /** Cells of the lines. */
  rows: jsonb('rows').$type<unknown>().notNull(),
  hasHead: boolean('has_head').notNull(),
  /** What each column holds. */
  columns: jsonb('columns').$type<unknown>().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** The last form of a customer that was refused, to be shown again filled in; for a day. */
export const eventDrafts = pgTable('event_drafts', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  form: jsonb('form').$type<unknown>().notNull(),
  createdAt: moment('created_at').notNull(),
});
