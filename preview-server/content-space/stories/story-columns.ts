import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, eq, getTableColumns, isNotNull, or, type SQL, sql } from 'drizzle-orm';

const { content, publishedContent, ...envelope } = getTableColumns(stories);

/** Everything about a story but its content, which may be large. */
export const envelopeColumns = envelope;

export type ContentVersion = 'draft' | 'published';

export const contentColumn = (version: ContentVersion) => (version === 'draft' ? content : publishedContent);

/** What a story of a version is called. */
export const nameColumn = (version: ContentVersion) =>
  version === 'draft'
    ? sql<string>`${stories.name}`
    : sql<string>`coalesce(${stories.publishedNames} ->> 'name', ${stories.name})`;

/** Stories that have something in a version; a draft is there always. */
export const hasVersion = (version: ContentVersion): SQL | undefined =>
  version === 'published' ? isNotNull(stories.publishedVersion) : undefined;

/** What links and alternates of a version may name: a folder is no draft. */
export const shownIn = (version: ContentVersion): SQL | undefined =>
  version === 'draft' ? undefined : or(isNotNull(stories.publishedVersion), eq(stories.isFolder, true));

/** A space's stories of a version, without the folders they lie in. */
export const storiesOf = (spaceId: number, version: ContentVersion): SQL | undefined =>
  and(eq(stories.spaceId, spaceId), eq(stories.isFolder, false), hasVersion(version));
