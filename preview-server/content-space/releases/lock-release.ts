import type { Queries } from '@blattwerk/database/database.ts';
import { type ReleaseRow, releases } from '@blattwerk/database/tables/releases.ts';
import { and, eq } from 'drizzle-orm';
import type { Refusal } from '../stories/written.ts';

type LockedRelease = { ok: true; release: ReleaseRow } | { ok: false; refusal: Refusal };

/**
 * An open release, kept as it is until the transaction ends. Stories are locked before it, by all who lock both.
 * @param strength `share`: others may change drafts of it meanwhile
 */
export async function lockRelease(
  queries: Queries,
  spaceId: number,
  id: number,
  strength: 'share' | 'update',
): Promise<LockedRelease> {
  const [release] = await queries
    .select()
    .from(releases)
    .where(and(eq(releases.spaceId, spaceId), eq(releases.id, id)))
    .for(strength);
  if (!release) return { ok: false, refusal: { reason: 'not_found' } };
  if (release.releasedAt === null) return { ok: true, release };
  const message = 'is live already; what it changed is changed with a new one';
  return { ok: false, refusal: { reason: 'invalid', fields: { release: [message] } } };
}
