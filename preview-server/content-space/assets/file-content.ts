import type { Queries } from '@blattwerk/database/database.ts';
import { assetFiles } from '@blattwerk/database/tables/assets.ts';
import { and, asc, eq } from 'drizzle-orm';

/** The embedded database takes a value several times over in memory, and gives none of it back. */
const partBytes = 1024 * 1024;

/** The bytes of an asset that was found; none when it was deleted since. */
export async function readContent(queries: Queries, assetId: number): Promise<Buffer> {
  const isOfAsset = eq(assetFiles.assetId, assetId);
  const parts = await queries
    .select({ part: assetFiles.part })
    .from(assetFiles)
    .where(isOfAsset)
    .orderBy(asc(assetFiles.part));
  const contents: Uint8Array[] = [];
  for (const { part } of parts) {
    const [stored] = await queries
      .select({ content: assetFiles.content })
      .from(assetFiles)
      .where(and(isOfAsset, eq(assetFiles.part, part)));
    if (stored) contents.push(stored.content);
  }
  return Buffer.concat(contents);
}

/** Stores the bytes of an asset in place of those it had. To be called in a transaction. */
export async function writeContent(queries: Queries, assetId: number, content: Uint8Array): Promise<void> {
  await queries.delete(assetFiles).where(eq(assetFiles.assetId, assetId));
  for (let part = 0; part === 0 || part * partBytes < content.length; part += 1) {
    const from = part * partBytes;
    await queries
      .insert(assetFiles)
      .values({ assetId, part, content: content.subarray(from, from + partBytes) });
  }
}
