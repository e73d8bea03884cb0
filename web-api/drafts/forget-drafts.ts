import type { Queries } from '@blattwerk/database/database.ts';
import { drafts, sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { and, inArray, isNotNull, type SQL } from 'drizzle-orm';

/** Forgets drafts, and what was sealed of them without being ordered. @param which of the drafts */
export async function forgetDrafts(transaction: Queries, which: SQL | undefined): Promise<void> {
  const going = await transaction.select({ id: drafts.id }).from(drafts).where(which).for('update');
  const ids = going.map(({ id }) => id);
  await transaction
    .delete(sealedDesigns)
    .where(and(inArray(sealedDesigns.draftId, ids), isNotNull(sealedDesigns.expiresAt)));
  await transaction.delete(drafts).where(inArray(drafts.id, ids));
}
