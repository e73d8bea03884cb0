import type { Queries } from '@blattwerk/database/database.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { Page } from '../http/paging.ts';
import { containsComponent, containsText } from './contains-text.ts';
import { matchesFilter } from './filter-query.ts';
import { type FoundStory, findStories } from './find-stories.ts';
import { selectionConditions } from './selection-conditions.ts';
import { orderBy } from './sort-by.ts';
import { type ContentVersion, contentColumn, envelopeColumns, nameColumn } from './story-columns.ts';
import type { StorySelection } from './story-selection.ts';
import type { StoryEnvelope } from './to-management-story.ts';

export type StoryList = {
  spaceId: number;
  version: ContentVersion;
  selection: StorySelection & { contain_component?: string[] | undefined };
  /** Further conditions of the calling API. */
  where?: SQL | undefined;
  page: Page;
};

/**
 * One page of stories and how many there are in all. Properties are compared by the database; filters on
 * content, which the vendor defines for every nesting, are pure functions over the stories that are left.
 */
export async function listStories(
  queries: Queries,
  list: StoryList,
): Promise<{ stories: FoundStory[]; total: number }> {
  const { ids, total } = await selectIds(queries, list);
  if (ids.length === 0) return { stories: [], total };
  const found = await findStories(queries, list.spaceId, list.version, inArray(stories.id, ids));
  const byId = new Map(found.map((story) => [story.row.id, story]));
  return { stories: ids.flatMap((id) => byId.get(id) ?? []), total };
}

/** The same without contents, which lists of the management API do not show. */
export async function listEnvelopes(
  queries: Queries,
  list: StoryList,
): Promise<{ rows: StoryEnvelope[]; total: number }> {
  const { ids, total } = await selectIds(queries, list);
  if (ids.length === 0) return { rows: [], total };
  const rows = await queries.select(envelopeColumns).from(stories).where(inArray(stories.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total };
}

async function selectIds(queries: Queries, list: StoryList): Promise<{ ids: number[]; total: number }> {
  const { selection, version, page } = list;
  const where = and(
    eq(stories.spaceId, list.spaceId),
    list.where,
    ...selectionConditions(selection, version),
  );
  const order = orderBy(selection.sort_by ?? [], version);
  const start = (page.page - 1) * page.perPage;

  if (selection.by_uuids_ordered) {
    const rows = await queries.select({ id: stories.id, uuid: stories.uuid }).from(stories).where(where);
    const idOf = new Map(rows.map(({ id, uuid }) => [uuid, id]));
    const ids = [...new Set(selection.by_uuids_ordered)].flatMap((uuid) => idOf.get(uuid) ?? []);
    return { ids: ids.slice(start, start + page.perPage), total: ids.length };
  }
  const matches = contentTest(selection);
  if (matches) {
    const columns = {
      id: stories.id,
      name: nameColumn(version),
      slug: stories.slug,
      content: contentColumn(version),
    };
    const rows = await queries
      .select(columns)
      .from(stories)
      .where(where)
      .orderBy(...order);
    const ids = rows.filter(matches).map(({ id }) => id);
    return { ids: ids.slice(start, start + page.perPage), total: ids.length };
  }
  const [counted] = await queries.select({ total: count() }).from(stories).where(where);
  const rows = await queries
    .select({ id: stories.id })
    .from(stories)
    .where(where)
    .orderBy(...order)
    .limit(page.perPage)
    .offset(start);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}

type Candidate = { name: string; slug: string; content: unknown };

function contentTest(selection: StoryList['selection']): ((story: Candidate) => boolean) | undefined {
  const { filter_query: filter, search_term: term, contain_component: components } = selection;
  const tests = [
    filter && (({ content }: Candidate) => matchesFilter(content, filter)),
    term && ((story: Candidate) => containsText([story.name, story.slug, story.content], term)),
    components && (({ content }: Candidate) => containsComponent(content, components)),
  ].filter((test) => typeof test === 'function');
  return tests.length === 0 ? undefined : (story) => tests.every((test) => test(story));
}
