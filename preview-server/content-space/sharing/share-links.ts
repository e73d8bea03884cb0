import { randomUUID } from 'node:crypto';
import type { Queries } from '@blattwerk/database/database.ts';
import { type ShareLinkRow, shareLinks } from '@blattwerk/database/tables/share-links.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { readShareToken, signShareToken } from './share-token.ts';

type Parts = { queries: Queries; spaceId: number; secret: string };

export type NewShareLink = { storyId: number; note: string; days: number; createdBy: string };

/** A link with the token that opens it. */
export type ShareLink = ShareLinkRow & { token: string };

const withToken = (row: ShareLinkRow, secret: string): ShareLink => ({
  ...row,
  token: signShareToken(row, secret),
});

/** Makes a link to the draft of a story; undefined where there is no such page. */
export async function makeShareLink(
  { queries, spaceId, secret }: Parts,
  { storyId, note, days, createdBy }: NewShareLink,
): Promise<ShareLink | undefined> {
  const [story] = await queries
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.spaceId, spaceId), eq(stories.id, storyId), eq(stories.isFolder, false)));
  if (!story) return undefined;
  const expiresAt = new Date(Math.floor(Date.now() / 1000) * 1000 + days * 24 * 60 * 60 * 1000);
  const [row] = await queries
    .insert(shareLinks)
    .values({ id: randomUUID(), storyId, note, createdBy, expiresAt })
    .returning();
  return row && withToken(row, secret);
}

/** Links to a story's draft, the newest first, those that are over among them. */
export async function listShareLinks({ queries, secret }: Parts, storyId: number): Promise<ShareLink[]> {
  const rows = await queries
    .select()
    .from(shareLinks)
    .where(eq(shareLinks.storyId, storyId))
    .orderBy(desc(shareLinks.createdAt));
  return rows.map((row) => withToken(row, secret));
}

/** Ends a link at once; the story it led to, or undefined. */
export async function revokeShareLink({ queries }: Parts, id: string): Promise<number | undefined> {
  const [row] = await queries
    .update(shareLinks)
    .set({ revokedAt: new Date() })
    .where(and(eq(shareLinks.id, id), isNull(shareLinks.revokedAt)))
    .returning({ storyId: shareLinks.storyId });
  return row?.storyId;
}

/** The story that a token shows, counted as opened; undefined when it is forged, over or withdrawn. */
export async function openShareLink({ queries, secret }: Parts, token: string): Promise<number | undefined> {
  const link = readShareToken(token, secret, new Date());
  if (!link) return undefined;
  const [row] = await queries
    .update(shareLinks)
    .set({ opened: sql`${shareLinks.opened} + 1`, lastOpenedAt: new Date() })
    .where(
      and(eq(shareLinks.id, link.id), eq(shareLinks.storyId, link.storyId), isNull(shareLinks.revokedAt)),
    )
    .returning({ storyId: shareLinks.storyId });
  return row?.storyId;
}
