import { stories } from '@blattwerk/database/tables/stories.ts';
import { getTableColumns } from 'drizzle-orm';

const { content, publishedContent, ...envelope } = getTableColumns(stories);

/** Everything about a story but its content, which may be large. */
export const envelopeColumns = envelope;

export type ContentVersion = 'draft' | 'published';

export const contentColumn = (version: ContentVersion) => (version === 'draft' ? content : publishedContent);
