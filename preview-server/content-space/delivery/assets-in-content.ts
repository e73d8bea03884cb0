import type { Queries } from '@blattwerk/database/database.ts';
import { assets } from '@blattwerk/database/tables/assets.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { PreviewServerConfig } from '../../config.ts';
import { toManagementAsset } from '../assets/to-management-asset.ts';
import type { DeliveryStory } from '../story-shape/delivery-story.ts';
import { isPlainObject } from '../story-shape/plain-object.ts';

/** Library entries of the assets that stories use, for `resolve_assets=1`. */
export async function assetsIn(
  queries: Queries,
  config: PreviewServerConfig,
  stories: readonly DeliveryStory[],
) {
  const ids = new Set<number>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isPlainObject(value)) {
      if (value.fieldtype === 'asset' && typeof value.id === 'number') ids.add(value.id);
      Object.values(value).forEach(visit);
    }
  };
  for (const { content } of stories) visit(content);
  if (ids.size === 0) return [];
  const rows = await queries
    .select()
    .from(assets)
    .where(and(eq(assets.spaceId, config.space.id), inArray(assets.id, [...ids]), isNull(assets.deletedAt)));
  return rows.map((row) => toManagementAsset(row, config));
}
