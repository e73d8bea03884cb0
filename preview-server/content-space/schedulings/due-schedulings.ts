import { stories } from '@blattwerk/database/tables/stories.ts';
import { type StorySchedulingRow, storySchedulings } from '@blattwerk/database/tables/story-schedulings.ts';
import { and, asc, eq, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { KnownFacts } from '../../catalogue/facts-source.ts';
import type { ContentSpace } from '../content-space.ts';
import { type Due, type DueSource, ranks } from '../due/due.ts';
import { errorsIn } from '../stories/errors-in.ts';
import { publishWithin, unpublishWithin } from '../stories/publish-story.ts';
import { lockStory } from '../stories/update-story.ts';
import type { Written } from '../stories/written.ts';

/**
 * Planned publications and withdrawals, each carried out once: by the process that comes first. What is refused by the judge is
 * noted with the reasons.
 */
export function dueSchedulings(space: ContentSpace): DueSource {
  return { name: 'schedulings', next: (without) => nextDue(space, without) };
}

const rank = sql<number>`case
  when ${storySchedulings.action} = 'unpublish' then ${ranks.withdrawal}::int
  when ${stories.publishedVersion} is null then ${ranks.newPage}::int
  else ${ranks.livePages}::int
end`;

async function nextDue(space: ContentSpace, without: readonly number[]): Promise<Due | undefined> {
  const { id, storyId, at } = storySchedulings;
  const [due] = await space.database
    .select({ id, storyId, at, rank })
    .from(storySchedulings)
    .innerJoin(stories, eq(stories.id, storyId))
    .where(
      and(
        eq(storySchedulings.spaceId, space.config.space.id),
        isNull(storySchedulings.settledAt),
        lte(at, new Date()),
        notInArray(id, [...without]),
      ),
    )
    .orderBy(asc(at), asc(rank), asc(id))
    .limit(1);
  return due && { ...due, carryOut: (known) => carryOut(space, due, known) };
}

type Planned = Pick<StorySchedulingRow, 'id' | 'storyId'>;

/** Why it was refused, as findings of the page. */
function reasonsOf(written: Written): StorySchedulingRow['findings'] {
  if (written.ok || written.refusal.reason !== 'unapproved') return errorsIn(written);
  return [{ code: 'not_approved', message: notApproved }];
}

const notApproved = {
  de: 'Der Entwurf war noch nicht freigegeben.',
  en: 'The draft had not been approved yet.',
};

/** Publication and its note are one transaction. The story is locked before the plan, as by all who change it. */
function carryOut(space: ContentSpace, due: Planned, known: KnownFacts): Promise<readonly number[]> {
  return space.database.transaction(async (queries) => {
    const story = await lockStory(queries, space.config.space.id, due.storyId);
    const [plan] = await queries
      .select()
      .from(storySchedulings)
      .where(
        and(
          eq(storySchedulings.id, due.id),
          isNull(storySchedulings.settledAt),
          // It may have been moved since it was seen.
          lte(storySchedulings.at, new Date()),
        ),
      )
      .for('update', { skipLocked: true });
    if (!story || !plan) return [];
    const settle = async (outcome: 'done' | 'needless' | 'refused', written?: Written) => {
      const findings = written ? reasonsOf(written) : [];
      await queries
        .update(storySchedulings)
        .set({ settledAt: new Date(), outcome, findings })
        .where(eq(storySchedulings.id, plan.id));
      return written?.ok ? written.deliveries : [];
    };
    const isPublishing = plan.action === 'publish';
    if (story.publishedVersion === (isPublishing ? story.version : null)) return settle('needless');
    const written = isPublishing
      ? await publishWithin(queries, space, known, {
          id: story.id,
          expectedVersion: undefined,
          mustBeApproved: space.config.accounts?.needsApproval === true,
        })
      : await unpublishWithin(queries, space, story.id);
    return settle(written.ok ? 'done' : 'refused', written);
  });
}
