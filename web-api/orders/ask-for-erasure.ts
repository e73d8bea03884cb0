import type { Queries } from '@blattwerk/database/database.ts';
import { orderEvents, orders } from '@blattwerk/database/tables/orders.ts';
import { and, isNull, type SQL } from 'drizzle-orm';

/**
 * Notes of orders that their customer has asked to be forgotten: what was designed is erased, and names are taken out,
 * once it is sent and has not come back damaged. The desk sees it in their history.
 * @returns their ids; those that were asked for before are left out
 */
export async function askForErasure(transaction: Queries, ofWhom: SQL, now: Date): Promise<string[]> {
  const asked = await transaction
    .update(orders)
    .set({ erasureAskedAt: now })
    .where(and(ofWhom, isNull(orders.erasureAskedAt)))
    .returning({ id: orders.id });
  if (asked.length > 0)
    await transaction
      .insert(orderEvents)
      .values(asked.map(({ id }) => ({ orderId: id, kind: 'erasure-asked', at: now })));
  return asked.map(({ id }) => id);
}
