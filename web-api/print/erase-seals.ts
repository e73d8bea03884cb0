import type { Queries } from '@blattwerk/database/database.ts';
import { photosOfSeal, sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { type OrderRow, orderLines, orders, sealOfLine } from '@blattwerk/database/tables/orders.ts';
import { photos } from '@blattwerk/database/tables/photos.ts';
import { and, eq, exists, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';

type Erased = Pick<OrderRow, 'id' | 'erasureAskedAt'>;

/**
 * Erases words, names and documents of an order's designs, and lets their photos go, except what another order still
 * needs. Seals are held first, as placing an order holds them: one that is ordered again at this moment is seen.
 */
export async function eraseSealsOf(transaction: Queries, order: Erased, now: Date): Promise<void> {
  const ofOrder = transaction
    .select({ id: sql<string>`${sealOfLine}::uuid` })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, order.id), isNotNull(sealOfLine)));
  const held = await transaction
    .select({ id: sealedDesigns.id })
    .from(sealedDesigns)
    .where(and(inArray(sealedDesigns.id, ofOrder), isNull(sealedDesigns.erasedAt)))
    .orderBy(sealedDesigns.id)
    .for('update');
  const heldIds = held.map(({ id }) => id);
  if (heldIds.length === 0) return;
  const needed = transaction
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(sql`${sealOfLine} = ${sealedDesigns.id}::text`, isNull(orders.archiveErasedAt)));
  const going = await transaction
    .select({ id: sealedDesigns.id, photos: sql<string[]>`${photosOfSeal}` })
    .from(sealedDesigns)
    .where(and(inArray(sealedDesigns.id, heldIds), notExists(needed)));
  // Without its draft: the same revision can be sealed anew.
  await transaction
    .update(sealedDesigns)
    .set({ content: null, document: null, warnings: [], erasedAt: now, draftId: null })
    .where(
      inArray(
        sealedDesigns.id,
        going.map(({ id }) => id),
      ),
    );
  await freePhotos(transaction, order, [...new Set(going.flatMap(({ photos: shown }) => shown))]);
}

/** Photos that no seal shows any more can be deleted again; those of a customer who has left are deleted at once. */
async function freePhotos(
  transaction: Queries,
  { erasureAskedAt }: Erased,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const shown = transaction
    .select({ id: sealedDesigns.id })
    .from(sealedDesigns)
    .where(sql`${photosOfSeal} ? ${photos.id}::text`);
  const unseen = and(inArray(photos.id, [...ids]), notExists(shown));
  await transaction.update(photos).set({ keptUntil: null }).where(unseen);
  if (erasureAskedAt !== null)
    await transaction
      .update(photos)
      .set({ state: 'deleted' })
      .where(and(unseen, isNull(photos.customerId)));
}

/** Whom the pieces of an order were for, and pictures of what is gone: what was agreed stays. */
export async function forgetShownOf(transaction: Queries, { id }: Erased): Promise<void> {
  const isErased = exists(
    transaction
      .select({ id: sealedDesigns.id })
      .from(sealedDesigns)
      .where(and(sql`${sealedDesigns.id}::text = ${sealOfLine}`, isNotNull(sealedDesigns.erasedAt))),
  );
  await transaction
    .update(orderLines)
    .set({
      shown: sql`${orderLines.shown} || '{"names": [], "picture": null}'::jsonb`,
    })
    .where(and(eq(orderLines.orderId, id), isNotNull(sealOfLine), isErased));
}
