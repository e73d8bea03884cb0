import type { AssetRow } from '../assets/to-management-asset.ts';
import type { ContentSpace } from '../content-space.ts';
import { notifyWebhooks } from '../webhooks/notify-webhooks.ts';
import { editorName } from './answer-written.ts';

/** Tells the webhooks of a file that came or went. */
export function announceAsset(
  space: ContentSpace,
  action: 'created' | 'deleted',
  { id, shortName }: AssetRow,
): Promise<void> {
  const text = `The user ${editorName} ${action} the Asset ${shortName}`;
  return notifyWebhooks(space, { topic: 'asset', action, text, fields: { asset_id: id } });
}
