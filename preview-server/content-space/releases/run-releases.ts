import { releases } from '@blattwerk/database/tables/releases.ts';
import type { Loop } from '@blattwerk/server-kit/background/loop.ts';
import { and, asc, eq, isNull, lte, notInArray } from 'drizzle-orm';
import type { KnownFacts } from '../../catalogue/facts-source.ts';
import type { ContentSpace } from '../content-space.ts';
import { runDue } from '../schedulings/run-due.ts';
import { publishKnowing } from './publish-release.ts';

/**
 * Publishes releases at their moment, each once: by whichever process comes first. One that is refused is noted with the reasons
 * and waits for another moment.
 * @param onSettled told after each
 */
export function runReleases(space: ContentSpace, onSettled: () => void): Loop {
  return runDue(space, {
    name: 'releases',
    next: (without) => nextDue(space, without),
    carryOut: (due, known) => carryOut(space, due, known),
    onSettled,
  });
}

type Due = { id: number; author: string };

const dueNow = ({ config }: Pick<ContentSpace, 'config'>) =>
  and(
    eq(releases.spaceId, config.space.id),
    isNull(releases.releasedAt),
    isNull(releases.refusedAt),
    lte(releases.releaseAt, new Date()),
  );

async function nextDue(space: ContentSpace, without: readonly number[]): Promise<Due | undefined> {
  const [due] = await space.database
    .select({ id: releases.id, author: releases.author })
    .from(releases)
    .where(and(dueNow(space), notInArray(releases.id, [...without])))
    .orderBy(asc(releases.releaseAt), asc(releases.id))
    .limit(1);
  return due;
}

async function carryOut(
  space: ContentSpace,
  { id, author }: Due,
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
