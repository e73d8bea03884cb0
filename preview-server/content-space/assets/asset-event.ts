import { editorName } from '../story-shape/editor-name.ts';
import type { WebhookEvent } from '../webhooks/webhook-event.ts';
import type { AssetRow } from './to-management-asset.ts';

/** What happens to files of the library. */
export type AssetAction = 'created' | 'replaced' | 'deleted' | 'restored';

/** What webhooks are told of a file, in the vendor's words. */
export const assetEvent = (
  action: AssetAction,
  { id, shortName }: Pick<AssetRow, 'id' | 'shortName'>,
): WebhookEvent => ({
  ...{ topic: 'asset', action, fields: { asset_id: id } },
  text: `The user ${editorName} ${action} the Asset ${shortName}`,
});
