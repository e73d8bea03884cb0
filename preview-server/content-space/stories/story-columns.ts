import { stories } from '@blattwerk/database/tables/stories.ts';
import { storySchedulings } from '@blattwerk/database/tables/story-schedulings.ts';
import { and, eq, getTableColumns, isNotNull, or, type SQL, sql } from 'drizzle-orm';

const { content, publishedContent, ...envelope } = getTableColumns(stories);

/** Everything about a story but its content, which may be large. */
export const envelopeColumns = envelope;

/** What shoppers will see at a time, once everything is done that is planned until then. */
type PlannedVersion = { at: Date };
export type ContentVersion = 'draft' | 'published' | PlannedVersion;

type Content = Record<string, unknown> | null;

/** What is planned last for a story until a time: `publish`, `unpublish`, or null. */
const plannedAction = ({ at }: PlannedVersion): SQL => sql`(
  select planned.action from ${storySchedulings} planned
  where planned.story_id = ${stories.id} and planned.settled_at is null and planned.at <= ${at.toISOString()}::timestamptz
  order by planned.at desc, planned.id desc limit 1)`;

export function contentColumn(version: ContentVersion) {
  if (version === 'draft') return content;
  if (version === 'published') return publishedContent;
  return sql<Content>`case ${plannedAction(version)} when 'publish' then ${content} when 'unpublish' then null
    else ${publishedContent} end`.mapWith(publishedContent);
}

/** What a story of a version is called. */
export const nameColumn = (version: ContentVersion) =>
  version === 'draft'
    ? sql<string>`${stories.name}`
    : sql<string>`coalesce(${stories.publishedNames} ->> 'name', ${stories.name})`;

/** Stories that have something in a version; a draft is there always. */
export function hasVersion(version: ContentVersion): SQL | undefined {
  if (version === 'draft') return undefined;
  const isPublished = isNotNull(stories.publishedVersion);
  if (version === 'published') return isPublished;
  return sql`coalesce(${plannedAction(version)} = 'publish', ${isPublished})`;
}

/** What links and alternates of a version may name: a folder is no draft. */
export const shownIn = (version: ContentVersion): SQL | undefined =>
  version === 'draft' ? undefined : or(hasVersion(version), eq(stories.isFolder, true));

/** A space's stories of a version, without the folders they lie in. */
export const storiesOf = (spaceId: number, version: ContentVersion): SQL | undefined =>
  and(eq(stories.spaceId, spaceId), eq(stories.isFolder, false), hasVersion(version));
