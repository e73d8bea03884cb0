import { releaseStories, releases } from '@blattwerk/database/tables/releases.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { storySchedulings } from '@blattwerk/database/tables/story-schedulings.ts';
import { and, eq, getTableColumns, isNotNull, or, type SQL, sql } from 'drizzle-orm';

const { content, publishedContent, ...envelope } = getTableColumns(stories);

/** Everything about a story but its content, which may be large. */
export const envelopeColumns = envelope;

/** What shoppers will see at a time, once everything is done that is planned until then. */
type PlannedVersion = { at: Date };
/** Drafts as an open release has them, and ordinary ones of the pages that it does not hold. */
type ReleaseVersion = { release: number };
export type ContentVersion = 'draft' | 'published' | PlannedVersion | ReleaseVersion;

type Content = Record<string, unknown> | null;

/** Whether a version shows what is not published. */
export const isDraft = (version: ContentVersion): version is 'draft' | ReleaseVersion =>
  version === 'draft' || (typeof version === 'object' && 'release' in version);

/** What is planned for a story until a time, the last of it first: single plans, and releases with their drafts. */
const plannedUntil = (column: 'action' | 'content', at: Date): SQL => sql`(
  select planned.${sql.identifier(column)} from (
    select plan.action, plan.at, plan.id, null::json as content from ${storySchedulings} plan
    where plan.story_id = ${stories.id} and plan.settled_at is null and plan.at <= ${at.toISOString()}::timestamptz
    union all
    select 'release', release.release_at, release.id, page.content from ${releaseStories} page
    join ${releases} release on release.id = page.release_id
    where page.story_id = ${stories.id} and not page.is_only_draft and release.released_at is null
      and release.refused_at is null and release.release_at <= ${at.toISOString()}::timestamptz
  ) planned order by planned.at desc, planned.id desc limit 1)`;

const releasedContent = ({ release }: ReleaseVersion): SQL => sql`(
  select page.content from ${releaseStories} page join ${releases} release on release.id = page.release_id
  where page.story_id = ${stories.id} and page.release_id = ${release} and release.released_at is null)`;

export function contentColumn(version: ContentVersion) {
  if (version === 'draft') return content;
  if (version === 'published') return publishedContent;
  if ('release' in version)
    return sql<Content>`coalesce(${releasedContent(version)}, ${content})`.mapWith(publishedContent);
  return sql<Content>`case ${plannedUntil('action', version.at)} when 'publish' then ${content} when 'unpublish' then null
    when 'release' then ${plannedUntil('content', version.at)} else ${publishedContent} end`.mapWith(
    publishedContent,
  );
}

/** What a story of a version is called. */
export const nameColumn = (version: ContentVersion) =>
  isDraft(version)
    ? sql<string>`${stories.name}`
    : sql<string>`coalesce(${stories.publishedNames} ->> 'name', ${stories.name})`;

/** Stories that have something in a version; a draft is there always. */
export function hasVersion(version: ContentVersion): SQL | undefined {
  if (isDraft(version)) return undefined;
  const isPublished = isNotNull(stories.publishedVersion);
  if (version === 'published') return isPublished;
  return sql`coalesce(${plannedUntil('action', version.at)} <> 'unpublish', ${isPublished})`;
}

/** What links and alternates of a version may name: a folder is no draft. */
export const shownIn = (version: ContentVersion): SQL | undefined =>
  isDraft(version) ? undefined : or(hasVersion(version), eq(stories.isFolder, true));

/** A space's stories of a version, without the folders they lie in. */
export const storiesOf = (spaceId: number, version: ContentVersion): SQL | undefined =>
  and(eq(stories.spaceId, spaceId), eq(stories.isFolder, false), hasVersion(version));
