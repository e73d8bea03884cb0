import type { Queries } from '@blattwerk/database/database.ts';
import { assetFiles, assets } from '@blattwerk/database/tables/assets.ts';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { AssetRow } from '../to-management-asset.ts';

/** More parts than any file has: where the parts of one file wait while the other one's move. */
const aside = 1_000_000;

/** Gives two assets each other's file, with its address and all that is measured of it. To be called in a transaction. */
export async function swapFiles(queries: Queries, one: AssetRow, other: AssetRow): Promise<void> {
  const partsOf = (asset: AssetRow) => eq(assetFiles.assetId, asset.id);
  await queries
    .update(assetFiles)
    .set({ assetId: other.id, part: sql`${assetFiles.part} + ${aside}` })
    .where(partsOf(one));
  await queries
    .update(assetFiles)
    .set({ assetId: one.id })
    .where(and(partsOf(other), lt(assetFiles.part, aside)));
  await queries
    .update(assetFiles)
    .set({ part: sql`${assetFiles.part} - ${aside}` })
    .where(and(partsOf(other), gte(assetFiles.part, aside)));
  for (const [asset, file] of [
    [one, other],
    [other, one],
  ] as const) {
    const { path, shortName, contentType, contentLength, contentHash, pages } = file;
    await queries
      .update(assets)
      .set({ path, shortName, contentType, contentLength, contentHash, pages, updatedAt: new Date() })
      .where(eq(assets.id, asset.id));
  }
}
