import { timingSafeEqual } from 'node:crypto';
import type { Database, Queries } from '@blattwerk/database/database.ts';
import { type DraftRow, drafts } from '@blattwerk/database/tables/drafts.ts';
import { draftLinks, type ProofCommentRow, proofComments } from '@blattwerk/database/tables/proofs.ts';
import { mostProofComments } from '@blattwerk/schemas/configurator/proof-limits.ts';
import type { BodyOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import { keyHash, newKey } from '../drafts/drafter.ts';

/** Makes the link of a draft; an earlier one is none any more. `key` is told once, and kept as a hash only. */
export async function makeLink(
  queries: Queries,
  draftId: string,
  now: Date,
): Promise<{ id: string; key: string }> {
  const key = newKey();
  const link = { id: crypto.randomUUID(), keyHash: keyHash(key), createdAt: now };
  await queries
    .insert(draftLinks)
    .values({ ...link, draftId })
    .onConflictDoUpdate({ target: draftLinks.draftId, set: link });
  return { id: link.id, key };
}

export async function endLink(queries: Queries, draftId: string): Promise<void> {
  await queries.delete(draftLinks).where(eq(draftLinks.draftId, draftId));
}

export async function hasLink(queries: Queries, draftId: string): Promise<boolean> {
  const [row] = await queries
    .select({ id: draftLinks.id })
    .from(draftLinks)
    .where(eq(draftLinks.draftId, draftId));
  return row !== undefined;
}

/** The draft that a link leads to; undefined with another key, once it is ended, and once the draft is gone. */
export async function linkedDraft(
  queries: Queries,
  { id, key, channel }: { id: string; key: string; channel: string },
  now: Date,
): Promise<DraftRow | undefined> {
  const [row] = await queries
    .select({ draft: drafts, hash: draftLinks.keyHash })
    .from(draftLinks)
    .innerJoin(drafts, eq(drafts.id, draftLinks.draftId))
    .where(and(eq(draftLinks.id, id), eq(drafts.channel, channel), gt(drafts.expiresAt, now)));
  if (!row) return undefined;
  return timingSafeEqual(Buffer.from(row.hash), Buffer.from(keyHash(key))) ? row.draft : undefined;
}

export async function commentsOf(queries: Queries, draftId: string): Promise<ProofCommentRow[]> {
  return queries
    .select()
    .from(proofComments)
    .where(eq(proofComments.draftId, draftId))
    .orderBy(asc(proofComments.position));
}

type Said = BodyOf<'POST /web-api/proofs/{id}/comments'>;

/** @returns false where the draft has as many as it may have */
export async function addComment(
  database: Database,
  draftId: string,
  { suggestion, ...said }: Said,
  now: Date,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    // Two at once never both become the last one.
    await transaction.select({ id: drafts.id }).from(drafts).where(eq(drafts.id, draftId)).for('update');
    const there = await transaction.$count(proofComments, eq(proofComments.draftId, draftId));
    if (there >= mostProofComments) return false;
    const suggested = { slot: suggestion?.slot ?? null, suggestion: suggestion?.words ?? null };
    await transaction.insert(proofComments).values({ draftId, ...said, ...suggested, createdAt: now });
    return true;
  });
}

/** @returns false where the draft has no such comment */
export async function settleComment(
  queries: Queries,
  { draftId, id }: { draftId: string; id: string },
  state: 'open' | 'taken' | 'done',
): Promise<boolean> {
  const rows = await queries
    .update(proofComments)
    .set({ state })
    .where(and(eq(proofComments.id, id), eq(proofComments.draftId, draftId)))
    .returning({ id: proofComments.id });
  return rows.length > 0;
}
