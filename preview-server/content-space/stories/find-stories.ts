import type { Queries } from '@blattwerk/database/database.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { loadPlannedTimes } from '../planned/planned-times.ts';
import { loadReleaseIds } from '../planned/release-ids.ts';
import { loadStageChanges } from '../review/stage-changes.ts';
import type { Alternate } from '../story-shape/management-story.ts';
import { loadFolders } from './folder-tree.ts';
import {
  type ContentVersion,
  contentColumn,
  envelopeColumns,
  isDraft,
  nameColumn,
  shownIn,
} from './story-columns.ts';
import { namedAs } from './story-names.ts';
import type { StoryEnvelope, Surroundings } from './to-management-story.ts';

export type FoundStory = { row: StoryEnvelope; content: Record<string, unknown> };

/** Stories by any condition, with the content of one version; published finds only what is published. */
export async function findStories(
  queries: Queries,
  spaceId: number,
  version: ContentVersion,
  where: SQL | undefined,
): Promise<FoundStory[]> {
  const rows = await queries
    .select({ row: envelopeColumns, content: contentColumn(version) })
    .from(stories)
    .where(and(eq(stories.spaceId, spaceId), where));
  return rows.flatMap(({ row, content }) => (content ? [{ row: namedAs(version, row), content }] : []));
}

/** One story or folder with its draft content. */
export async function findStory(
  queries: Queries,
  spaceId: number,
  id: number,
): Promise<FoundStory | undefined> {
  const [found] = await findStories(queries, spaceId, 'draft', eq(stories.id, id));
  return found;
}

/** What the stories' full shapes need from elsewhere in the space; beside published ones stand published ones. */
export async function loadSurroundings(
  queries: Queries,
  spaceId: number,
  languages: readonly string[],
  rows: readonly StoryEnvelope[],
  version: ContentVersion = 'draft',
): Promise<Surroundings> {
  return {
    folders: await loadFolders(queries, spaceId),
    alternates: await loadAlternates(queries, spaceId, rows, version),
    plans: isDraft(version) ? await loadPlannedTimes(queries, spaceId) : new Map(),
    // What is delivered as published tells nothing of how it came about.
    stages: isDraft(version)
      ? await loadStageChanges(
          queries,
          rows.map(({ id }) => id),
        )
      : new Map(),
    releases: isDraft(version) ? await loadReleaseIds(queries, spaceId) : new Map(),
    languages,
  };
}

async function loadAlternates(
  queries: Queries,
  spaceId: number,
  rows: readonly StoryEnvelope[],
  version: ContentVersion,
): Promise<Map<string, Alternate[]>> {
  const groups = [...new Set(rows.map(({ groupId }) => groupId))];
  if (groups.length === 0) return new Map();
  const members = await queries
    .select({
      group: stories.groupId,
      id: stories.id,
      name: nameColumn(version),
      slug: stories.slug,
      publishedVersion: stories.publishedVersion,
      full_slug: stories.fullSlug,
      is_folder: stories.isFolder,
      parentId: stories.parentId,
    })
    .from(stories)
    .where(and(eq(stories.spaceId, spaceId), inArray(stories.groupId, groups), shownIn(version)));
  const alternates = new Map<string, Alternate[]>();
  for (const { group, publishedVersion, parentId, ...member } of members) {
    const alternate = { ...member, published: publishedVersion !== null, parent_id: parentId ?? 0 };
    alternates.set(group, [...(alternates.get(group) ?? []), alternate]);
  }
  return alternates;
}
