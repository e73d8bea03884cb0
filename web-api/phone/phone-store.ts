import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Queries } from '@blattwerk/database/database.ts';
import { drafts } from '@blattwerk/database/tables/drafts.ts';
import { type PhoneLinkRow, phoneLinks } from '@blattwerk/database/tables/phone-links.ts';
import { photoUploads } from '@blattwerk/database/tables/photo-uploads.ts';
import { photos } from '@blattwerk/database/tables/photos.ts';
import { mostPhonePhotos, phoneLinkMinutes } from '@blattwerk/schemas/configurator/phone-limits.ts';
import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { keyHash, newKey } from '../drafts/drafter.ts';

const minute = 60 * 1000;
const keyShape = /^[\w-]{22}$/;
const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Makes the link of a draft; an earlier one ends. `key` is told once, and kept as a hash only. */
export async function makePhoneLink(
  queries: Queries,
  draftId: string,
  now: Date,
): Promise<{ id: string; key: string; expiresAt: Date }> {
  await endPhoneLinks(queries, draftId, now);
  const key = newKey();
  const link = { id: randomUUID(), expiresAt: new Date(now.getTime() + phoneLinkMinutes * minute) };
  await queries
    .insert(phoneLinks)
    .values({ ...link, draftId, keyHash: keyHash(key), sent: 0, createdAt: now });
  return { ...link, key };
}

/** What is on its way by it is refused from now on; what has arrived stays. */
export async function endPhoneLinks(queries: Queries, draftId: string, now: Date): Promise<void> {
  await queries
    .update(phoneLinks)
    .set({ expiresAt: now })
    .where(and(eq(phoneLinks.draftId, draftId), gt(phoneLinks.expiresAt, now)));
}

/** The open link of a draft. */
export async function openPhoneLink(
  queries: Queries,
  draftId: string,
  now: Date,
): Promise<PhoneLinkRow | undefined> {
  const [row] = await queries
    .select()
    .from(phoneLinks)
    .where(and(eq(phoneLinks.draftId, draftId), gt(phoneLinks.expiresAt, now)))
    .orderBy(desc(phoneLinks.createdAt))
    .limit(1);
  return row;
}

/** The open link that a phone proves with its key; undefined with another key, and once it has ended. */
export async function provenPhoneLink(
  queries: Queries,
  { id, key }: { id: string; key: string },
  now: Date,
): Promise<PhoneLinkRow | undefined> {
  if (!idShape.test(id) || !keyShape.test(key)) return undefined;
  const [row] = await queries
    .select()
    .from(phoneLinks)
    .where(and(eq(phoneLinks.id, id), gt(phoneLinks.expiresAt, now)));
  if (!row) return undefined;
  return timingSafeEqual(Buffer.from(row.keyHash), Buffer.from(keyHash(key))) ? row : undefined;
}

/** Counts a photo that is begun. @returns false where the link has had as many as it may */
export async function countPhonePhoto(queries: Queries, linkId: string): Promise<boolean> {
  const rows = await queries
    .update(phoneLinks)
    .set({ sent: sql`${phoneLinks.sent} + 1` })
    .where(and(eq(phoneLinks.id, linkId), lt(phoneLinks.sent, mostPhonePhotos)))
    .returning({ id: phoneLinks.id });
  return rows.length > 0;
}

/** Whose photos come by a link; undefined once it has ended. `customerId` is null for a guest. */
export async function receiverOf(
  queries: Queries,
  linkId: string,
  now: Date,
): Promise<{ customerId: string | null } | undefined> {
  const [row] = await queries
    .select({ customerId: drafts.customerId })
    .from(phoneLinks)
    .innerJoin(drafts, eq(drafts.id, phoneLinks.draftId))
    .where(and(eq(phoneLinks.id, linkId), gt(phoneLinks.expiresAt, now)));
  return row;
}

const linksOf = (queries: Queries, draftId: string) =>
  queries.select({ id: phoneLinks.id }).from(phoneLinks).where(eq(phoneLinks.draftId, draftId));

/** Photos of a draft that came from a phone and have no place yet. */
export async function arrivedPhotos(queries: Queries, draftId: string) {
  return queries
    .select({ photo: photos, likeness: photoUploads.likeness, sharpness: photoUploads.sharpness })
    .from(photoUploads)
    .innerJoin(photos, and(eq(photos.id, photoUploads.photoId), eq(photos.state, 'ready')))
    .where(and(inArray(photoUploads.linkId, linksOf(queries, draftId)), isNull(photoUploads.takenAt)))
    .orderBy(asc(photoUploads.createdAt), asc(photoUploads.id));
}

/** These have their place now. */
export async function takePhotos(
  queries: Queries,
  draftId: string,
  photoIds: readonly string[],
  now: Date,
): Promise<void> {
  if (photoIds.length === 0) return;
  await queries
    .update(photoUploads)
    .set({ takenAt: now })
    .where(
      and(
        inArray(photoUploads.photoId, [...photoIds]),
        inArray(photoUploads.linkId, linksOf(queries, draftId)),
      ),
    );
}

/** Files that a link brings just now; one that rests for a minute was given up. */
export async function photosUnderWay(queries: Queries, linkId: string, now: Date): Promise<number> {
  return queries.$count(
    photoUploads,
    and(
      eq(photoUploads.linkId, linkId),
      isNull(photoUploads.photoId),
      gt(photoUploads.movedAt, new Date(now.getTime() - minute)),
    ),
  );
}
