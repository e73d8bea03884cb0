import type { Queries } from '@blattwerk/database/database.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, eq, type SQL } from 'drizzle-orm';
import type { PreviewServerConfig } from '../../config.ts';
import { type FolderTree, loadFolders, localizedPaths, pathToFolder } from '../stories/folder-tree.ts';
import { orderBy, type Sort } from '../stories/sort-by.ts';
import type { ContentVersion } from '../stories/story-columns.ts';
import { envelopeColumns, shownIn } from '../stories/story-columns.ts';
import { namedAs } from '../stories/story-names.ts';
import type { StoryEnvelope } from '../stories/to-management-story.ts';
import type { DeliveryLink } from '../story-shape/delivery-story.ts';

/** Links of a space by position or as `sorts` says: published stories with all folders, or everything for drafts. */
export async function linksOf(
  queries: Queries,
  { space }: PreviewServerConfig,
  version: ContentVersion,
  where: SQL | undefined,
  includeDates: boolean,
  sorts: readonly Sort[] = [],
): Promise<DeliveryLink[]> {
  const rows = await queries
    .select(envelopeColumns)
    .from(stories)
    .where(and(eq(stories.spaceId, space.id), shownIn(version), where))
    .orderBy(...orderBy(sorts, version));
  const folders = await loadFolders(queries, space.id);
  // What is shown at a time to come will be published by then.
  const isPublished = ({ publishedVersion, isFolder }: StoryEnvelope) =>
    typeof version === 'object' && 'at' in version ? !isFolder : publishedVersion !== null;
  return rows.map((row) => ({
    ...toLink(namedAs(version, row), folders, space.languages, includeDates),
    published: isPublished(row),
  }));
}

function toLink(
  row: StoryEnvelope,
  folders: FolderTree,
  languages: readonly string[],
  includeDates: boolean,
): DeliveryLink {
  return {
    id: row.id,
    uuid: row.uuid,
    slug: row.fullSlug,
    path: row.path,
    real_path: `/${row.path ?? row.fullSlug}`,
    name: row.name,
    published: row.publishedVersion !== null,
    parent_id: row.parentId ?? 0,
    is_folder: row.isFolder,
    is_startpage: row.isStartpage,
    position: row.position,
    ...(includeDates && {
      published_at: row.publishedAt?.toISOString() ?? null,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    }),
    alternates: localizedPaths(pathToFolder(folders, row.parentId), row, languages).map((localized) => ({
      ...localized,
      translated_slug: localized.path,
    })),
  };
}
