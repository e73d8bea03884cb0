import type { Queries } from '@blattwerk/database/database.ts';
import { type AssetAction, assetEvent } from '../assets/asset-event.ts';
import type { AssetRow } from '../assets/to-management-asset.ts';
import type { ContentSpace } from '../content-space.ts';

/** Changes files of the library and tells the webhooks of each: of all that was changed, or of none. */
export async function changeAssets(
  { database, webhooks }: ContentSpace,
  action: AssetAction,
  change: (queries: Queries) => Promise<AssetRow[]>,
): Promise<AssetRow[]> {
  const { changed, deliveries } = await database.transaction(async (queries) => {
    const changed = await change(queries);
    const deliveries: number[] = [];
    for (const asset of changed)
      deliveries.push(...(await webhooks.queue(queries, assetEvent(action, asset))));
    return { changed, deliveries };
  });
  await webhooks.settle(deliveries);
  return changed;
}
