import {
  type Asset,
  type AssetDescription,
  describeAsset as sendDescription,
  uploadAsset as sendFile,
} from '../../base/api/assets-api.ts';
import type { ApiError, Result } from '../../base/api/result.ts';
import { noteAsset } from '../../store/server/queries.ts';
import { requireSession } from '../../store/session-store.ts';

/** Changes the library's description of a file; undefined when it worked. */
export async function describeAsset(
  asset: Asset,
  description: AssetDescription,
): Promise<ApiError | undefined> {
  const result = await sendDescription(requireSession().api, asset.id, description);
  if (!result.ok) return result.error;
  noteAsset({ ...asset, ...description });
  return undefined;
}

/** Uploads a file into the library. */
export async function uploadAsset(file: File): Promise<Result<Asset>> {
  const result = await sendFile(requireSession().api, file);
  if (result.ok) noteAsset(result.value);
  return result;
}
