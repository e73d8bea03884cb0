import { doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { moment } from './timestamps.ts';

/** Photos that customers want printed. Their pixels lie in the storage, under `storedName`. */
export const photos = pgTable(
  'photos',
  {
    id: uuid('id').primaryKey(),
    storedName: text('stored_name').notNull().unique(),
    /** `arriving`: its file is being written; `ready`; `deleted`: its files are being removed. */
    state: text('state', { enum: ['arriving', 'ready', 'deleted'] }).notNull(),
    /** Pixels, upright. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** What the eye goes to, as shares of width and height. */
    focusX: doublePrecision('focus_x').notNull(),
    focusY: doublePrecision('focus_y').notNull(),
    /** As the camera's clock said: `2026-07-04T15:30:00`, in no time zone. */
    capturedAt: text('captured_at'),
    /** Of the file as it was sent, as hexadecimal digits. */
    sha256: text('sha256').notNull(),
    /** Of the file as it is kept. */
    bytes: integer('bytes').notNull(),
    /** Null: a guest's, or a customer's who has left. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Of a photo in a seal or an order: it cannot be deleted before. Null: it can be at any time. */
    keptUntil: moment('kept_until'),
  },
  (table) => [index('photos_expiry').on(table.expiresAt), index('photos_customer').on(table.customerId)],
);
export type PhotoRow = typeof photos.$inferSelect;
