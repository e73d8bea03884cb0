import { releases } from '@blattwerk/database/tables/releases.ts';
import { and, asc, eq, isNull, lte, notInArray } from 'drizzle-orm';
import type { KnownFacts } from '../../catalogue/facts-source.ts';
import type { ContentSpace } from '../content-space.ts';
import { type Due, type DueSource, ranks } from '../due/due.ts';
import { publishKnowing } from './publish-release.ts';

/**
 * Releases that go live at their moment, each once: by the process that comes first. One that is refused is noted with the
 * reasons and waits for another moment.
 */
export function dueReleases(space: ContentSpace): DueSource {
  return { name: 'releases', next: (without) => nextDue(space, without) };
}

const dueNow = ({ config }: Pick<ContentSpace, 'config'>) =>
  and(
    eq(releases.spaceId, config.space.id),
    isNull(releases.releasedAt),
    isNull(releases.refusedAt),
    lte(releases.releaseAt, new Date()),
  );

async function nextDue(space: ContentSpace, without: readonly number[]): Promise<Due | undefined> {
  const { id, author, releaseAt } = releases;
  const [due] = await space.database
    .select({ id, author, at: releaseAt })
    .from(releases)
    .where(and(dueNow(space), notInArray(id, [...without])))
    .orderBy(asc(releaseAt), asc(id))
    .limit(1);
  if (!due?.at) return undefined;
  return {
    id: due.id,
    at: due.at,
    rank: ranks.livePages,
    carryOut: (known) => carryOut(space, due, known),
  };
}

async function carryOut(
  space: ContentSpace,
  { id, author }: { id: number; author: string },
  known: KnownFacts,
): Promise<readonly number[]> {
  const mustBeApproved = space.config.accounts?.needsApproval === true;
  const released = await publishKnowing(space, known, { id, by: author, mustBeApproved, isDue: true });
  if (released.ok) return released.deliveries;
  if ('refusal' in released) return [];
  await space.database
    .update(releases)
    .set({ refusedAt: new Date(), findings: released.findings })
    // It may have gone live or been moved since.
    .where(and(eq(releases.id, id), dueNow(space)));
  return [];
}
