import type { Queries } from '@blattwerk/database/database.ts';
import { assetFiles, assets } from '@blattwerk/database/tables/assets.ts';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';

export type AssetFile = { content: Buffer; contentType: string; focus: string | null };

/**
 * The file of an asset by the path in its address.
 * @param mayBePrivate whether the address is signed
 */
export async function findFile(
  queries: Queries,
  spaceId: number,
  path: string,
  mayBePrivate: boolean,
): Promise<AssetFile | undefined> {
  const [file] = await queries
    .select({ content: assetFiles.content, contentType: assets.contentType, focus: assets.focus })
    .from(assets)
    .innerJoin(assetFiles, eq(assetFiles.assetId, assets.id))
    .where(
      and(
        eq(assets.spaceId, spaceId),
        eq(assets.path, path),
        mayBePrivate ? undefined : eq(assets.isPrivate, false),
        isNotNull(assets.uploadedAt),
        isNull(assets.deletedAt),
      ),
    );
  return file && { ...file, content: Buffer.from(file.content) };
}
