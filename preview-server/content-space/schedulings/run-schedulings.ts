import { stories } from '@blattwerk/database/tables/stories.ts';
import { type StorySchedulingRow, storySchedulings } from '@blattwerk/database/tables/story-schedulings.ts';
import type { Loop } from '@blattwerk/server-kit/background/loop.ts';
import { and, asc, eq, isNotNull, isNull, lte, notInArray } from 'drizzle-orm';
import type { KnownFacts } from '../../catalogue/facts-source.ts';
import type { ContentSpace } from '../content-space.ts';
import { errorsIn } from '../stories/errors-in.ts';
import { publishWithin, unpublishWithin } from '../stories/publish-story.ts';
import { lockStory } from '../stories/update-story.ts';
import type { Written } from '../stories/written.ts';
import { runDue } from './run-due.ts';

/**
 * Carries out what is planned, each plan once: by whichever process comes first. What is refused by the judge is noted with
 * the reasons.
 * @param onSettled told after each
 */
export function runSchedulings(space: ContentSpace, onSettled: () => void): Loop {
  return runDue(space, {
    name: 'schedulings',
    next: (without) => nextDue(space, without),
    carryOut: (due, known) => carryOut(space, due, known),
    onSettled,
  });
}

type Due = Pick<StorySchedulingRow, 'id' | 'storyId'>;

/** The oldest first; of those of one moment the pages that are new, since live ones may link to them. */
async function nextDue(
  { database, config }: ContentSpace,
  without: readonly number[],
): Promise<Due | undefined> {
  const [due] = await database
    .select({ id: storySchedulings.id, storyId: storySchedulings.storyId })
    .from(storySchedulings)
    .innerJoin(stories, eq(stories.id, storySchedulings.storyId))
    .where(
      and(
        eq(storySchedulings.spaceId, config.space.id),
        isNull(storySchedulings.settledAt),
        lte(storySchedulings.at, new Date()),
        notInArray(storySchedulings.id, [...without]),
      ),
    )
    .orderBy(asc(storySchedulings.at), asc(isNotNull(stories.publishedVersion)), asc(storySchedulings.id))
    .limit(1);
  return due;
}

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
function carryOut(space: ContentSpace, due: Due, known: KnownFacts): Promise<readonly number[]> {
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
