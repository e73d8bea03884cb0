import type { Queries } from '@blattwerk/database/database.ts';
import { ownDraft, stories } from '@blattwerk/database/tables/stories.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { PlainObject } from '../../story-shape/plain-object.ts';

/** What a page has in the shop and, where that is something else, as its draft. */
export type StoredPage = {
  id: number;
  name: string;
  fullSlug: string;
  version: number;
  publishedVersion: number | null;
  publishedContent: PlainObject | null;
  draft: PlainObject | null;
};

/** Others are answered in between, and no more contents than these are in memory. */
const readAtOnce = 100;

const { id, name, fullSlug, version, publishedVersion, publishedContent } = stories;

/** All pages of a space with their contents, by address. */
export async function* storedPages(queries: Queries, spaceId: number): AsyncGenerator<StoredPage> {
  let last = '';
  for (;;) {
    const rows = await queries
      .select({ id, name, fullSlug, version, publishedVersion, publishedContent, draft: ownDraft })
      .from(stories)
      .where(and(eq(stories.spaceId, spaceId), eq(stories.isFolder, false), gt(fullSlug, last)))
      .orderBy(asc(fullSlug))
      .limit(readAtOnce);
    yield* rows;
    if (rows.length < readAtOnce) return;
    last = rows.at(-1)?.fullSlug ?? last;
  }
}
