import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, eq, getTableColumns, isNotNull, type SQL } from 'drizzle-orm';

const { content, publishedContent, ...envelope } = getTableColumns(stories);

/** Everything about a story but its content, which may be large. */
export const envelopeColumns = envelope;

export type ContentVersion = 'draft' | 'published';

export const contentColumn = (version: ContentVersion) => (version === 'draft' ? content : publishedContent);

/** Stories that have something in a version; a draft is there always. */
export const hasVersion = (version: ContentVersion): SQL | undefined =>
  version === 'published' ? isNotNull(stories.publishedVersion) : undefined;

/** A space's stories of a version, without the folders they lie in. */
export const storiesOf = (spaceId: number, version: ContentVersion): SQL | undefined =>
  and(eq(stories.spaceId, spaceId), eq(stories.isFolder, false), hasVersion(version));
