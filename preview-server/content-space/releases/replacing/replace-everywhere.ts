import type { Queries } from '@blattwerk/database/database.ts';
import { type ReleaseStoryRow, releaseStories, releases } from '@blattwerk/database/tables/releases.ts';
import type { ContentSpace } from '../../content-space.ts';
import type { NewRelease } from '../change-releases.ts';
import { replaceInPage } from './replace-in-page.ts';
import type { Replacement } from './replacement.ts';
import { placesShown, type ReplacedPage } from './replacement-answers.ts';
import { type StoredPage, storedPages } from './stored-pages.ts';

type Draft = Pick<ReleaseStoryRow, 'content' | 'baseContent' | 'baseVersion' | 'isOnlyDraft'>;
type Page = { row: StoredPage; places: ReplacedPage['places']; draft: Draft };

/** Rows that are written at once: a statement takes 65,535 values. */
const writtenAtOnce = 500;

/**
 * Which pages a replacement changes, and where.
 * @param signal ends the search for a window that has been closed
 */
export async function previewReplacement(
  { database, config }: Pick<ContentSpace, 'database' | 'config'>,
  replacement: Replacement,
  signal?: AbortSignal,
): Promise<ReplacedPage[]> {
  const pages: ReplacedPage[] = [];
  for await (const { row, places, draft } of changedPages(database, config.space.id, replacement)) {
    if (signal?.aborted) break;
    pages.push({
      ...{ story_id: row.id, name: row.name, full_slug: row.fullSlug, live: !draft.isOnlyDraft },
      ...{ count: places.length, places: places.slice(0, placesShown) },
    });
  }
  return pages;
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
  const wanted = onlyOn && new Set(onlyOn);
  return database.transaction(async (queries) => {
    const pages: (Draft & { storyId: number })[] = [];
    for await (const { row, draft } of changedPages(queries, config.space.id, replacement))
      if (!wanted || wanted.has(row.id)) pages.push({ ...draft, storyId: row.id });
    if (pages.length === 0) return undefined;
    const [created] = await queries
      .insert(releases)
      .values({ ...release, spaceId: config.space.id, origin: 'replacement', replacement })
      .returning({ id: releases.id });
    if (!created) throw new Error('The database returned no row for a release it inserted.');
    for (let start = 0; start < pages.length; start += writtenAtOnce)
      await queries.insert(releaseStories).values(
        pages.slice(start, start + writtenAtOnce).map((page) => ({
          ...{ ...page, releaseId: created.id, author: release.author },
        })),
      );
    return created.id;
  });
}

async function* changedPages(
  queries: Queries,
  spaceId: number,
  replacement: Replacement,
): AsyncGenerator<Page> {
  for await (const row of storedPages(queries, spaceId)) {
    const page = changedPage(row, replacement);
    if (page) yield page;
  }
}

function changedPage(row: StoredPage, replacement: Replacement): Page | undefined {
  const live = row.publishedContent && replaceInPage(row.publishedContent, replacement);
  if (live && live.places.length > 0 && row.publishedContent && row.publishedVersion !== null) {
    const base = { baseContent: row.publishedContent, baseVersion: row.publishedVersion };
    return { row, places: live.places, draft: { ...base, content: live.content, isOnlyDraft: false } };
  }
  const drafted = row.draft && replaceInPage(row.draft, replacement);
  if (!drafted || !row.draft || drafted.places.length === 0) return undefined;
  const base = { baseContent: row.draft, baseVersion: row.version };
  return { row, places: drafted.places, draft: { ...base, content: drafted.content, isOnlyDraft: true } };
}
