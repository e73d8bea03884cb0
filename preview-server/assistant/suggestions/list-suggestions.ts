import { assistantTokens } from '@blattwerk/database/tables/assistant-tokens.ts';
import { releaseStories, releases } from '@blattwerk/database/tables/releases.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { ContentSpace } from '../../content-space/content-space.ts';
import {
  changesBetween,
  type VersionChanges,
} from '../../content-space/story-shape/difference/version-changes.ts';
import { joinContents } from '../../content-space/story-shape/merging/join-contents.ts';
import type { PlainObject } from '../../content-space/story-shape/plain-object.ts';

type Place = Pick<ContentSpace, 'database' | 'config'>;

/** What a program suggests for a page, and what that would make of the page as it is now. */
export type Suggestion = {
  releaseId: number;
  storyId: number;
  assistant: string;
  name: string;
  fullSlug: string;
  changedAt: Date;
  /** Versions of the page's draft and of the suggestion that this tells of. */
  seen: { page: number; suggestion: number };
  before: PlainObject;
  after: PlainObject;
};

/** Suggestions that wait for people, the newest first; of one page of one release where both are named. */
export async function loadSuggestions(
  { database, config }: Place,
  of?: { releaseId: number; storyId: number },
): Promise<Suggestion[]> {
  const rows = await database
    .select({ draft: releaseStories, story: stories, assistant: assistantTokens.name })
    .from(releaseStories)
    .innerJoin(releases, eq(releases.id, releaseStories.releaseId))
    .innerJoin(stories, eq(stories.id, releaseStories.storyId))
    .innerJoin(assistantTokens, eq(assistantTokens.releaseId, releases.id))
    .where(
      and(
        eq(releases.spaceId, config.space.id),
        eq(releases.origin, 'assistant'),
        isNull(releases.releasedAt),
        of && and(eq(releaseStories.releaseId, of.releaseId), eq(releaseStories.storyId, of.storyId)),
      ),
    )
    .orderBy(desc(releaseStories.updatedAt), desc(releaseStories.storyId));
  return rows.map(({ draft, story, assistant }) => ({
    ...{ releaseId: draft.releaseId, storyId: story.id, assistant },
    ...{ name: story.name, fullSlug: story.fullSlug, changedAt: draft.updatedAt },
    seen: { page: story.version, suggestion: draft.version },
    before: story.content,
    // People see the page as it is now and as it would be: the suggestion's value where both changed a field.
    after: joinContents(draft.baseContent, draft.content, story.content).content,
  }));
}

/** What a suggestion changes, in few words. */
export const changesOf = ({ before, after }: Suggestion): VersionChanges => changesBetween(before, after, []);
