import type { Queries } from '@blattwerk/database/database.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, inArray } from 'drizzle-orm';
import type { PreviewServerConfig } from '../../config.ts';
import { loadFolders, localizedPaths, pathToFolder } from '../stories/folder-tree.ts';
import { envelopeColumns, storiesOf } from '../stories/story-columns.ts';
import { namedAs } from '../stories/story-names.ts';
import { addressIn } from '../story-shape/address-in.ts';
import type { DeliveryUrl } from '../story-shape/delivery-story.ts';
import type { StoryParameters } from './parameters.ts';

/** What `resolve_links=url` gives for stories: their addresses in the language asked for, without their content. */
export async function urlsOf(
  queries: Queries,
  { space }: PreviewServerConfig,
  { version, language }: StoryParameters,
  uuids: readonly string[],
): Promise<DeliveryUrl[]> {
  if (uuids.length === 0) return [];
  const rows = await queries
    .select(envelopeColumns)
    .from(stories)
    .where(and(storiesOf(space.id, version), inArray(stories.uuid, [...uuids])));
  const folders = await loadFolders(queries, space.id);
  return rows.map((stored) => {
    const row = namedAs(version, stored);
    const localized_paths = localizedPaths(pathToFolder(folders, row.parentId), row, space.languages);
    const source = { name: row.name, slug: row.slug, full_slug: row.fullSlug, localized_paths };
    const address = addressIn(source, language);
    return { id: row.id, uuid: row.uuid, ...address, url: address.full_slug, path: row.path };
  });
}
