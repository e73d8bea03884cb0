import { doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { phoneLinks } from './phone-links.ts';
import { photos } from './photos.ts';
import { moment } from './timestamps.ts';

/** Files that arrive in parts, and may go on after the connection broke; photos are made of them once they are whole. */
export const photoUploads = pgTable(
  'photo_uploads',
  {
    id: uuid('id').primaryKey(),
    /** Of the whole file, in bytes. */
    size: integer('size').notNull(),
    /** Of it so far. */
    received: integer('received').notNull(),
    /** What was made of it; null before, and once that photo is deleted. */
    photoId: uuid('photo_id').references(() => photos.id, { onDelete: 'set null' }),
    /** What the photo looks like, as it was answered with it. */
    likeness: text('likeness'),
    sharpness: doublePrecision('sharpness'),
    /** Of a phone's: the link it came by; null for all others, and once the draft is gone. */
    linkId: uuid('link_id').references(() => phoneLinks.id, { onDelete: 'set null' }),
    /** When a phone's photo got its place in the draft. */
    takenAt: moment('taken_at'),
    /** When the last of it arrived. */
    movedAt: moment('moved_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('photo_uploads_expiry').on(table.expiresAt),
    index('photo_uploads_link').on(table.linkId),
  ],
);
export type PhotoUploadRow = typeof photoUploads.$inferSelect;

/** Their parts; each lies in the storage as `uploads/<upload>/<part>`. */
export const photoUploadParts = pgTable(
  'photo_upload_parts',
  {
    id: uuid('id').primaryKey(),
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => photoUploads.id),
    /** Where in the file it begins. */
    start: integer('start').notNull(),
    /** `arriving`: may be another's for the same place, or left by a crash. */
    state: text('state', { enum: ['arriving', 'ready'] }).notNull(),
  },
  (table) => [index('photo_upload_parts_upload').on(table.uploadId, table.start)],
);
