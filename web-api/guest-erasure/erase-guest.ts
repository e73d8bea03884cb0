import type { Queries } from '@blattwerk/database/database.ts';
import { drafts, sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { type OrderRow, orderLines, orders, sealOfLine } from '@blattwerk/database/tables/orders.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { forgetDrafts } from '../drafts/forget-drafts.ts';
import { askForErasure } from '../orders/ask-for-erasure.ts';

/**
 * Has erased what a guest had printed, of all orders that were placed with the address without an account. The drafts
 * they were ordered from go at once: what is still to be printed is in the orders’ seals.
 */
export async function eraseGuest(
  transaction: Queries,
  { email }: Pick<OrderRow, 'email'>,
  now: Date,
): Promise<void> {
  const ofGuest = sql`${orders.email} = ${email} and ${orders.customerId} is null`;
  const asked = await askForErasure(transaction, ofGuest, now);
  if (asked.length === 0) return;
  const begun = transaction
    .select({ id: sealedDesigns.draftId })
    .from(orderLines)
    .innerJoin(sealedDesigns, eq(sql`${sealedDesigns.id}::text`, sealOfLine))
    .where(inArray(orderLines.orderId, asked));
  await forgetDrafts(transaction, and(inArray(drafts.id, begun), isNull(drafts.customerId)));
}
