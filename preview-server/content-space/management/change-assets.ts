import type { Queries } from '@blattwerk/database/database.ts';
import type { AssetRow } from '../assets/to-management-asset.ts';
import type { ContentSpace } from '../content-space.ts';
import { editorName } from '../stories/editor-name.ts';

/** What happens to files of the library. */
type AssetAction = 'created' | 'deleted' | 'restored';

/** Changes files of the library and tells the webhooks of each: of all that was changed, or of none. */
export async function changeAssets(
  { database, webhooks }: ContentSpace,
  action: AssetAction,
  change: (queries: Queries) => Promise<AssetRow[]>,
): Promise<AssetRow[]> {
  const { changed, deliveries } = await database.transaction(async (queries) => {
    const changed = await change(queries);
    const deliveries: number[] = [];
    for (const { id, shortName } of changed) {
      const text = `The user ${editorName} ${action} the Asset ${shortName}`;
      const event = { topic: 'asset', action, text, fields: { asset_id: id } };
      deliveries.push(...(await webhooks.queue(queries, event)));
    }
    return { changed, deliveries };
  });
  await webhooks.settle(deliveries);
  return changed;
}
