import { releaseStories, releases } from '@blattwerk/database/tables/releases.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { ContentSpace } from '../content-space.ts';
import { changesBetween, versionChangesSchema } from '../story-shape/difference/version-changes.ts';
import { joinDraft } from './join-draft.ts';

/** What a release changes of one page, as the management API shows it. */
export const releaseStorySchema = z.object({
  story_id: z.int(),
  name: z.string(),
  full_slug: z.string(),
  /** Whether shoppers see the page now. */
  published: z.boolean(),
  /** Number of the save in the release. */
  version: z.int(),
  author: z.string(),
  updated_at: z.iso.datetime({ offset: true }),
  only_draft: z.boolean(),
  /** Who approved this very save. */
  approved_by: z.string().nullable(),
  /** What it makes of the page as it began from it. */
  changes: versionChangesSchema,
  /** Whether the page's ordinary draft was saved since. */
  is_behind: z.boolean(),
  /** Fields that both have changed differently. */
  contradictions: z.int().nonnegative(),
});
export type ReleaseStory = z.infer<typeof releaseStorySchema>;

/** The pages of a release with what it changes of each. */
export async function compareRelease(
  { database, config }: Pick<ContentSpace, 'database' | 'config'>,
  id: number,
): Promise<ReleaseStory[]> {
  const rows = await database
    .select({ draft: releaseStories, story: stories, releasedAt: releases.releasedAt })
    .from(releaseStories)
    .innerJoin(releases, eq(releases.id, releaseStories.releaseId))
    .innerJoin(stories, eq(stories.id, releaseStories.storyId))
    .where(and(eq(releases.spaceId, config.space.id), eq(releases.id, id)))
    .orderBy(asc(releaseStories.createdAt), asc(releaseStories.storyId));
  return rows.map(({ draft, story, releasedAt }) => {
    const isOpen = releasedAt === null;
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
      contradictions: isOpen ? joinDraft(draft, story).conflicts.length : 0,
    };
  });
}
