import type { Queries } from '@blattwerk/database/database.ts';
import { type ReleaseStoryRow, releaseStories } from '@blattwerk/database/tables/releases.ts';
import { type StoryRow, stories, storyVersions } from '@blattwerk/database/tables/stories.ts';
import { sameValue } from '@blattwerk/schemas/rules/model/same-value.ts';
import { and, eq } from 'drizzle-orm';
import type { ContentSpace } from '../content-space.ts';
import { storyEvent } from '../stories/story-event.ts';
import { namesOf } from '../stories/story-names.ts';
import { changesBetween } from '../story-shape/difference/version-changes.ts';
import type { PlainObject } from '../story-shape/plain-object.ts';
import { noteDoubts } from '../translations/note-doubts.ts';

type Writing = {
  draft: ReleaseStoryRow;
  story: StoryRow;
  outcome: { live: PlainObject | undefined; draft: PlainObject };
  /** Author of the versions. */
  by: string;
};

/**
 * Writes what a release makes of a page: one version where draft and live content are one, otherwise the live one and then the
 * draft. A page that stands as it is to be already gets none.
 */
export async function writeReleased(
  queries: Queries,
  { config, webhooks }: Pick<ContentSpace, 'config' | 'webhooks'>,
  { draft, story, outcome, by }: Writing,
): Promise<readonly number[]> {
  const { live } = outcome;
  const now = new Date();
  let { version, publishedVersion, content } = story;
  const add = async (next: PlainObject, publishedAt: Date | null) => {
    version += 1;
    const changes = changesBetween(content, next, []);
    content = next;
    const { id: storyId, name } = story;
    await queries
      .insert(storyVersions)
      .values({ storyId, version, name, content, author: by, changes, publishedAt });
  };
  const isLiveChanged = live !== undefined && !sameValue(live, story.publishedContent);
  if (isLiveChanged) {
    if (sameValue(live, content))
      await queries
        .update(storyVersions)
        .set({ publishedAt: now })
        .where(and(eq(storyVersions.storyId, story.id), eq(storyVersions.version, version)));
    else await add(live, now);
    publishedVersion = version;
  }
  if (!sameValue(outcome.draft, content)) await add(outcome.draft, null);
  await queries
    .update(releaseStories)
    .set({ versionBefore: story.publishedVersion, versionAfter: publishedVersion })
    .where(and(eq(releaseStories.releaseId, draft.releaseId), eq(releaseStories.storyId, story.id)));
  if (version === story.version && !isLiveChanged) return [];
  const saved = { storyId: story.id, before: story.content, after: content };
  await noteDoubts(queries, saved, config.space.languages);
  await queries
    .update(stories)
    .set({
      ...(version !== story.version && { content, version, lastAuthor: by, updatedAt: now }),
      ...(isLiveChanged && {
        ...{ publishedContent: live, publishedNames: namesOf(story), publishedVersion, publishedAt: now },
        firstPublishedAt: story.firstPublishedAt ?? now,
      }),
    })
    .where(eq(stories.id, story.id));
  return isLiveChanged ? webhooks.queue(queries, storyEvent('published', story)) : [];
}
