import type { Queries } from '@blattwerk/database/database.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { type StorySchedulingRow, storySchedulings } from '@blattwerk/database/tables/story-schedulings.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { ContentSpace } from '../content-space.ts';
import type { SchedulingAction } from './scheduling.ts';

type Place = Pick<ContentSpace, 'database' | 'config'>;

export type Planned =
  | { ok: true; id: number }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'invalid'; field: string; message: string };

export type NewScheduling = { storyId: number; action: SchedulingAction; at: Date; author: string };

const invalid = (field: string, message: string): Planned => ({
  ok: false,
  reason: 'invalid',
  field,
  message,
});

const over = invalid('id', 'of a plan that has run already; plan it anew');
const past = invalid('publish_at', 'lies in the past; choose a time that is to come');

/** Plans that a page is published or withdrawn at a time; each of the two is planned once at most. */
export async function planStory({ database, config }: Place, plan: NewScheduling): Promise<Planned> {
  const { storyId, action, at, author } = plan;
  const spaceId = config.space.id;
  if (at.getTime() <= Date.now()) return past;
  return database.transaction(async (queries) => {
    const [story] = await queries
      .select({ isFolder: stories.isFolder })
      .from(stories)
      .where(and(eq(stories.spaceId, spaceId), eq(stories.id, storyId)))
      .for('update');
    if (!story) return invalid('story_id', 'is no story of this space');
    if (story.isFolder) return invalid('story_id', 'is a folder; plan the stories in it');
    const [known] = await queries.select().from(storySchedulings).where(openOf(storyId, action));
    if (known)
      return invalid(
        'story_id',
        `has that planned already, as plan ${known.id}; change that plan's publish_at`,
      );
    const [row] = await queries
      .insert(storySchedulings)
      .values({ spaceId, storyId, action, at, author })
      .returning({ id: storySchedulings.id });
    return row ? { ok: true, id: row.id } : { ok: false, reason: 'not-found' };
  });
}

/** Moves a plan that is to come to another time. */
export async function movePlan(
  place: Place,
  id: number,
  { at, author }: Pick<NewScheduling, 'at' | 'author'>,
): Promise<Planned> {
  if (at.getTime() <= Date.now()) return past;
  return changeOpen(place, id, async (queries) => {
    await queries
      .update(storySchedulings)
      .set({ at, author, updatedAt: new Date() })
      .where(eq(storySchedulings.id, id));
  });
}

/** Takes a plan back that is to come; what has run stays told. */
export function cancelPlan(place: Place, id: number): Promise<Planned> {
  return changeOpen(place, id, async (queries) => {
    await queries.delete(storySchedulings).where(eq(storySchedulings.id, id));
  });
}

/** Waits for a run that is under way: afterwards the plan is no more to be changed. */
async function changeOpen(
  { database, config }: Place,
  id: number,
  change: (queries: Queries) => Promise<void>,
): Promise<Planned> {
  return database.transaction(async (queries) => {
    const [row] = await queries
      .select()
      .from(storySchedulings)
      .where(and(eq(storySchedulings.spaceId, config.space.id), eq(storySchedulings.id, id)))
      .for('update');
    if (!row) return { ok: false, reason: 'not-found' };
    if (row.settledAt !== null) return over;
    await change(queries);
    return { ok: true, id };
  });
}

const openOf = (storyId: number, action: StorySchedulingRow['action']) =>
  and(
    eq(storySchedulings.storyId, storyId),
    eq(storySchedulings.action, action),
    isNull(storySchedulings.settledAt),
  );
