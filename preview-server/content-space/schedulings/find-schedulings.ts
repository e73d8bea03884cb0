import { stories } from '@blattwerk/database/tables/stories.ts';
import { storySchedulings } from '@blattwerk/database/tables/story-schedulings.ts';
import { and, asc, count, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { ContentSpace } from '../content-space.ts';
import type { Page } from '../http/paging.ts';
import { judge } from '../stories/judge-before-publishing.ts';
import { type Scheduling, toScheduling } from './scheduling.ts';

/** `settled`: all that are over, the newest first; the others begin with what is due first. */
export type SchedulingFilter = {
  status: 'scheduled' | 'settled' | 'refused' | 'published_before_schedule' | undefined;
  storyId: number | undefined;
};

/** A page of the space's plans, and how many there are in all. */
export async function findSchedulings(
  { database, config }: Pick<ContentSpace, 'database' | 'config'>,
  { status, storyId }: SchedulingFilter,
  { page, perPage }: Page,
): Promise<{ schedulings: Scheduling[]; total: number }> {
  const where = and(
    eq(storySchedulings.spaceId, config.space.id),
    storyId === undefined ? undefined : eq(storySchedulings.storyId, storyId),
    status === 'scheduled' ? isNull(storySchedulings.settledAt) : undefined,
    status === 'settled' ? isNotNull(storySchedulings.settledAt) : undefined,
    status === 'refused' ? eq(storySchedulings.outcome, 'refused') : undefined,
    status === 'published_before_schedule'
      ? and(eq(storySchedulings.outcome, 'needless'), eq(storySchedulings.action, 'publish'))
      : undefined,
  );
  const order: SQL[] =
    status === undefined || status === 'scheduled'
      ? [asc(storySchedulings.at), asc(storySchedulings.id)]
      : [desc(storySchedulings.settledAt), desc(storySchedulings.id)];
  const [counted] = await database.select({ total: count() }).from(storySchedulings).where(where);
  const rows = await database
    .select({ row: storySchedulings, name: stories.name, fullSlug: stories.fullSlug })
    .from(storySchedulings)
    .innerJoin(stories, eq(stories.id, storySchedulings.storyId))
    .where(where)
    .orderBy(...order)
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    schedulings: rows.map(({ row, ...story }) => toScheduling(row, story)),
    total: counted?.total ?? 0,
  };
}

/** One plan; of a publication to come with the errors that would stand in its way as things are now. */
export async function findScheduling(space: ContentSpace, id: number): Promise<Scheduling | undefined> {
  const { database, config } = space;
  const [found] = await database
    .select({ row: storySchedulings, story: stories })
    .from(storySchedulings)
    .innerJoin(stories, eq(stories.id, storySchedulings.storyId))
    .where(and(eq(storySchedulings.spaceId, config.space.id), eq(storySchedulings.id, id)));
  if (!found) return undefined;
  const { row, story } = found;
  if (row.settledAt !== null || row.action === 'unpublish') return toScheduling(row, story);
  const known = await space.catalogue.current();
  const findings = await judge(database, space, known, story, story.content, row.at);
  return toScheduling(
    row,
    story,
    findings.filter(({ severity }) => severity === 'error'),
  );
}
