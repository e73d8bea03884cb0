import type { Queries } from '@blattwerk/database/database.ts';
import { sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { photos } from '@blattwerk/database/tables/photos.ts';
import { inArray, sql } from 'drizzle-orm';

/** Photos of what is sealed stay until then, also when they are deleted; one that stays longer already is left alone. */
export async function keepPhotosOf(queries: Queries, sealIds: readonly string[], until: Date): Promise<void> {
  if (sealIds.length === 0) return;
  const used = sql`select (slot.value->>'photoId')::uuid
    from ${sealedDesigns}, jsonb_each(${sealedDesigns.content}->'photos') as slot
    where ${inArray(sealedDesigns.id, [...sealIds])}`;
  await queries
    .update(photos)
    .set({ keptUntil: sql`greatest(${photos.keptUntil}, ${until.toISOString()}::timestamptz)` })
    .where(sql`${photos.id} in (${used})`);
}
