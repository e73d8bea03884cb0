import { releaseStories, releases } from '@blattwerk/database/tables/releases.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { ContentSpace } from '../content-space.ts';
import { changesBetween } from '../story-shape/difference/version-changes.ts';
import { joinDraft } from './join-draft.ts';
import type { ReleaseStory } from './release-answers.ts';
import { rewriteOf } from './replacing/rewrite-of.ts';

/** The pages of a release with what it changes of each. */
export async function compareRelease(
  { database, config }: Pick<ContentSpace, 'database' | 'config'>,
  id: number,
): Promise<ReleaseStory[]> {
  const rows = await database
    .select({ draft: releaseStories, story: stories, release: releases })
    .from(releaseStories)
    .innerJoin(releases, eq(releases.id, releaseStories.releaseId))
    .innerJoin(stories, eq(stories.id, releaseStories.storyId))
    .where(and(eq(releases.spaceId, config.space.id), eq(releases.id, id)))
    .orderBy(asc(releaseStories.createdAt), asc(releaseStories.storyId));
  return rows.map(({ draft, story, release }) => {
    const isOpen = release.releasedAt === null;
    return {
      story_id: story.id,
      name: story.name,
      full_slug: story.fullSlug,
      published: story.publishedVersion !== null,
      version: draft.version,
      author: draft.author,
      updated_at: draft.updatedAt.toISOString(),
      only_draft: draft.isOnlyDraft,
      approved_by: draft.approvedVersion === draft.version ? draft.approvedBy : null,
      changes: changesBetween(draft.baseContent, draft.content, []),
      is_behind: isOpen && story.version > draft.baseVersion,
      contradictions: isOpen ? joinDraft(draft, story, rewriteOf(release)).conflicts.length : 0,
    };
  });
}
