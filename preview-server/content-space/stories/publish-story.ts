import type { Queries } from '@blattwerk/database/database.ts';
import { stories, storyVersions } from '@blattwerk/database/tables/stories.ts';
import { and, eq } from 'drizzle-orm';
import type { KnownFacts } from '../../catalogue/facts-source.ts';
import { summaryOf } from '../../catalogue/facts-source.ts';
import type { ContentSpace } from '../content-space.ts';
import { isApproved } from '../review/stage-changes.ts';
import { raiseContentVersion } from '../spaces/content-version.ts';
import { judge } from './judge-before-publishing.ts';
import { storyEvent } from './story-event.ts';
import { namesOf } from './story-names.ts';
import { lockStory } from './update-story.ts';
import { invalid, refused, type Written, written } from './written.ts';

export type PublicationChange = {
  id: number;
  /** Version the editor saw; undefined publishes the version saved last. */
  expectedVersion: number | undefined;
  /** Only what has been approved, as it was looked at, is published. */
  mustBeApproved: boolean;
};

/** Puts the draft of a story before the shoppers, unless the rules find errors in it. */
export async function publishStory(space: ContentSpace, change: PublicationChange): Promise<Written> {
  const known = await space.catalogue.current();
  return space.database.transaction((queries) => publishWithin(queries, space, known, change));
}

/**
 * The same within a transaction of the caller's.
 * @param known asked for before it
 */
export async function publishWithin(
  queries: Queries,
  space: ContentSpace,
  known: KnownFacts,
  change: PublicationChange,
): Promise<Written> {
  const spaceId = space.config.space.id;
  const catalogue = summaryOf(known);
  const story = await lockStory(queries, spaceId, change.id);
  if (!story) return refused({ reason: 'not_found' });
  if (change.expectedVersion !== undefined && change.expectedVersion !== story.version)
    return refused({ reason: 'stale', currentVersion: story.version });
  if (story.isFolder) return invalid('is_folder', 'A folder cannot be published; publish the stories in it');
  if (change.mustBeApproved && !(await isApproved(queries, story))) return refused({ reason: 'unapproved' });
  const findings = await judge(queries, space, known, story, story.content);
  if (findings.some(({ severity }) => severity === 'error'))
    return refused({ reason: 'findings', findings, catalogue });

  const now = new Date();
  await queries
    .update(stories)
    .set({
      publishedContent: story.content,
      publishedNames: namesOf(story),
      publishedVersion: story.version,
      publishedAt: now,
      firstPublishedAt: story.firstPublishedAt ?? now,
    })
    .where(eq(stories.id, story.id));
  await queries
    .update(storyVersions)
    .set({ publishedAt: now })
    .where(and(eq(storyVersions.storyId, story.id), eq(storyVersions.version, story.version)));
  await raiseContentVersion(queries, spaceId);
  const deliveries = await space.webhooks.queue(queries, storyEvent('published', story));
  return { ok: true, id: story.id, deliveries, catalogue };
}

/** Takes a story away from the shoppers; its draft stays. */
export async function unpublishStory(space: ContentSpace, id: number): Promise<Written> {
  return space.database.transaction((queries) => unpublishWithin(queries, space, id));
}

/** The same within a transaction of the caller's. */
export async function unpublishWithin(queries: Queries, space: ContentSpace, id: number): Promise<Written> {
  const spaceId = space.config.space.id;
  const story = await lockStory(queries, spaceId, id);
  if (!story) return refused({ reason: 'not_found' });
  if (story.publishedVersion === null) return written(story.id);
  await queries
    .update(stories)
    .set({ publishedContent: null, publishedNames: null, publishedVersion: null, publishedAt: null })
    .where(eq(stories.id, story.id));
  await raiseContentVersion(queries, spaceId);
  return written(story.id, await space.webhooks.queue(queries, storyEvent('unpublished', story)));
}
