import { isDeepStrictEqual } from 'node:util';
import type { Database, Queries } from '@blattwerk/database/database.ts';
import { type DraftRow, drafts, sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { type DraftContent, draftContentSchema } from '@blattwerk/schemas/configurator/draft.ts';
import type { PrintedKind } from '@blattwerk/schemas/products/kind-lists.ts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { type Drafter, keyHash, keyOfRequest, newKey, owns } from './drafter.ts';

const guestDays = 30;
const customerDays = 365;
const day = 24 * 60 * 60 * 1000;

/** Of what a draft is: a product by its id, and what it is called. */
export type DraftSubject = { kind: PrintedKind; designId: string; name: string; title: string | null };

/**
 * Keeps a first revision. `key` is told once, and kept as a hash only; null for a customer.
 * @param request what the request was sent with; sent again it answers the draft it has made
 * @returns undefined where another drafter's request was sent with it
 */
export async function insertDraft(
  queries: Queries,
  drafter: Drafter,
  { content, ...subject }: DraftSubject & { content: DraftContent },
  { request, secret, now }: { request: string | undefined; secret: string; now: Date },
): Promise<{ row: DraftRow; key: string | null } | undefined> {
  const { buyer, customerId } = drafter;
  const made = request === undefined ? newKey() : keyOfRequest(request, secret);
  const key = customerId === undefined ? made : null;
  const owner = key === null ? { customerId } : { keyHash: keyHash(key) };
  const requestHash = request === undefined ? null : keyHash(request);
  const { channel, country } = buyer;
  const [row] = await queries
    .insert(drafts)
    .values({
      ...owner,
      ...subject,
      channel,
      country,
      requestHash,
      content,
      revision: 1,
      createdAt: now,
      ...lasting(customerId, now),
    })
    .onConflictDoNothing({ target: drafts.requestHash })
    .returning();
  if (row) return { row, key };
  if (requestHash === null) throw new Error('A draft that was just written is not there.');
  const [before] = await queries.select().from(drafts).where(eq(drafts.requestHash, requestHash));
  if (!before || !owns({ customerId, key: made }, before)) return undefined;
  return { row: before, key: before.customerId === null ? made : null };
}

/**
 * A drafter's own draft of this channel. Of a guest who has signed in it becomes the customer's.
 * @returns undefined for one that is not there, past its time or another customer's
 */
export async function findDraft(
  queries: Queries,
  drafter: Drafter,
  id: string,
  now: Date,
): Promise<DraftRow | undefined> {
  const [row] = await queries
    .select()
    .from(drafts)
    .where(living(drafter, id, now));
  if (!row || !owns(drafter, row)) return undefined;
  return row.customerId === null && drafter.customerId !== undefined
    ? taken(queries, row, drafter.customerId, now)
    : row;
}

async function taken(queries: Queries, row: DraftRow, customerId: string, now: Date): Promise<DraftRow> {
  const { expiresAt } = lasting(customerId, now);
  const [own] = await queries
    .update(drafts)
    .set({ customerId, keyHash: null, expiresAt })
    .where(eq(drafts.id, row.id))
    .returning();
  return own ?? row;
}

type Saved = { ok: true; row: DraftRow } | { ok: false; row: DraftRow | undefined };

/**
 * Keeps the next revision of a draft. The same content sent again after the same revision is what is kept already.
 * @returns `ok: false` with the draft as it is where it has another revision, without one where there is none
 */
export async function saveDraft(
  database: Database,
  drafter: Drafter,
  id: string,
  { content, revision }: { content: DraftContent; revision: number },
  now: Date,
): Promise<Saved> {
  return database.transaction(async (transaction): Promise<Saved> => {
    const [locked] = await transaction
      .select({ id: drafts.id })
      .from(drafts)
      .where(living(drafter, id, now))
      .for('update');
    const row = locked && (await findDraft(transaction, drafter, id, now));
    if (!row) return { ok: false, row };
    if (row.revision === revision + 1 && isDeepStrictEqual(contentOf(row), content)) return { ok: true, row };
    if (row.revision !== revision) return { ok: false, row };
    const [saved] = await transaction
      .update(drafts)
      .set({ content, revision: revision + 1, ...lasting(drafter.customerId, now) })
      .where(eq(drafts.id, id))
      .returning();
    return { ok: true, row: saved ?? row };
  });
}

/** What its owner knows a draft by, from now on. When it was changed last stays: what it says is the same. */
export async function renameDraft(queries: Queries, id: string, title: string | null): Promise<void> {
  await queries.update(drafts).set({ title }).where(eq(drafts.id, id));
}

/** Forgets a draft; one that is not the drafter's stays. */
export async function deleteDraft(queries: Queries, drafter: Drafter, id: string, now: Date): Promise<void> {
  const row = await findDraft(queries, drafter, id, now);
  if (row) await queries.delete(drafts).where(eq(drafts.id, row.id));
}

/** A customer's drafts of a channel, the one changed last first. */
export async function listDrafts(
  queries: Queries,
  { customerId, channel }: { customerId: string; channel: string },
  most: number,
  now: Date,
): Promise<DraftRow[]> {
  return queries
    .select()
    .from(drafts)
    .where(and(eq(drafts.customerId, customerId), eq(drafts.channel, channel), gt(drafts.expiresAt, now)))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .limit(most);
}

/** Whether a revision of a draft has been ordered: what was sealed for that is kept. */
export async function isOrdered(queries: Queries, draftId: string): Promise<boolean> {
  const [sealed] = await queries
    .select({ id: sealedDesigns.id })
    .from(sealedDesigns)
    .where(and(eq(sealedDesigns.draftId, draftId), isNull(sealedDesigns.expiresAt)))
    .limit(1);
  return sealed !== undefined;
}

/** A draft's content as it was stored. */
export function contentOf({ content }: Pick<DraftRow, 'content'>): DraftContent {
  return draftContentSchema.parse(content);
}

function living({ buyer }: Drafter, id: string, now: Date) {
  return and(eq(drafts.id, id), eq(drafts.channel, buyer.channel), gt(drafts.expiresAt, now));
}

function lasting(customerId: string | undefined, now: Date) {
  const days = customerId === undefined ? guestDays : customerDays;
  return { updatedAt: now, expiresAt: new Date(now.getTime() + days * day) };
}
