import { stories } from '@blattwerk/database/tables/stories.ts';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';

const { content, publishedContent, ...envelope } = getTableColumns(stories);

const contentType: SQL<string> = sql<string>`coalesce(${content} ->> 'component', '')`;

/** Everything about a story but its content, which may be large. */
export const envelopeColumns = { ...envelope, contentType };

export type ContentVersion = 'draft' | 'published';

export const contentColumn = (version: ContentVersion) => (version === 'draft' ? content : publishedContent);
