import type { Queries } from '@blattwerk/database/database.ts';
import { assetFiles, assets } from '@blattwerk/database/tables/assets.ts';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';

export type FoundAsset = { id: number; path: string; contentType: string };

/**
 * An asset by the path in its address, without its bytes.
 * @param mayBePrivate whether the address is signed
 */
export async function findFile(
  queries: Queries,
  spaceId: number,
  path: string,
  mayBePrivate: boolean,
): Promise<FoundAsset | undefined> {
  const [file] = await queries
    .select({ id: assets.id, path: assets.path, contentType: assets.contentType })
    .from(assets)
    .innerJoin(assetFiles, and(eq(assetFiles.assetId, assets.id), eq(assetFiles.part, 0)))
    .where(
      and(
        eq(assets.spaceId, spaceId),
        eq(assets.path, path),
        mayBePrivate ? undefined : eq(assets.isPrivate, false),
        isNotNull(assets.uploadedAt),
        isNull(assets.deletedAt),
      ),
    );
  return file;
}
