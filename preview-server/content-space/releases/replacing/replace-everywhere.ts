import type { Queries } from '@blattwerk/database/database.ts';
import { type ReleaseStoryRow, releaseStories, releases } from '@blattwerk/database/tables/releases.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { ContentSpace } from '../../content-space.ts';
import type { NewRelease } from '../change-releases.ts';
import { replaceInPage } from './replace-in-page.ts';
import type { Replacement } from './replacement.ts';
import type { ReplacedPage } from './replacement-answers.ts';

type Page = ReplacedPage & {
  draft: Pick<ReleaseStoryRow, 'content' | 'baseContent' | 'baseVersion' | 'isOnlyDraft'>;
};

/** Which pages a replacement changes, and where. */
export async function previewReplacement(
  space: Pick<ContentSpace, 'database' | 'config'>,
  replacement: Replacement,
): Promise<ReplacedPage[]> {
  const pages = await findPages(space.database, space.config.space.id, replacement);
  return pages.map(({ draft: _draft, ...page }) => page);
}

/**
 * Begins a release that puts one thing in another's place on all pages, or on some of them; undefined where none has it. Of pages
 * that are live it changes what shoppers see, and drafts beside it when it goes live; what is a draft stays one.
 */
export async function replaceEverywhere(
  { database, config }: Pick<ContentSpace, 'database' | 'config'>,
  replacement: Replacement,
  release: Pick<NewRelease, 'name' | 'author' | 'authorNumber'>,
  onlyOn?: readonly number[],
): Promise<number | undefined> {
  return database.transaction(async (queries) => {
    const all = await findPages(queries, config.space.id, replacement);
    const pages = all.filter(({ story_id }) => !onlyOn || onlyOn.includes(story_id));
    if (pages.length === 0) return undefined;
    const [created] = await queries
      .insert(releases)
      .values({ ...release, spaceId: config.space.id, origin: 'replacement', replacement })
      .returning({ id: releases.id });
    if (!created) throw new Error('The database returned no row for a release it inserted.');
    await queries.insert(releaseStories).values(
      pages.map(({ story_id: storyId, draft }) => ({
        ...{ ...draft, storyId, releaseId: created.id, author: release.author },
      })),
    );
    return created.id;
  });
}

async function findPages(queries: Queries, spaceId: number, replacement: Replacement): Promise<Page[]> {
  const { id, name, fullSlug, content, publishedContent, version, publishedVersion } = stories;
  const rows = await queries
    .select({ id, name, fullSlug, content, publishedContent, version, publishedVersion })
    .from(stories)
    .where(and(eq(stories.spaceId, spaceId), eq(stories.isFolder, false)))
    .orderBy(asc(stories.fullSlug));
  return rows.flatMap((row): Page[] => {
    const live = row.publishedContent && replaceInPage(row.publishedContent, replacement);
    const page = { story_id: row.id, name: row.name, full_slug: row.fullSlug };
    if (live && live.places.length > 0 && row.publishedContent && row.publishedVersion !== null) {
      const draft = {
        ...{ content: live.content, baseContent: row.publishedContent, baseVersion: row.publishedVersion },
        isOnlyDraft: false,
      };
      return [{ ...page, live: true, places: live.places, draft }];
    }
    const drafted = replaceInPage(row.content, replacement);
    if (drafted.places.length === 0) return [];
    const draft = {
      ...{ content: drafted.content, baseContent: row.content, baseVersion: row.version },
      isOnlyDraft: true,
    };
    return [{ ...page, live: false, places: drafted.places, draft }];
  });
}
