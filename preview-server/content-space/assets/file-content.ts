import type { Queries } from '@blattwerk/database/database.ts';
import { assetFiles } from '@blattwerk/database/tables/assets.ts';
import { and, asc, eq, sql } from 'drizzle-orm';

/** The embedded database takes a value several times over in memory, and gives none of it back. */
export const partBytes = 1024 * 1024;

/** PostgreSQL's number of the transaction that wrote a row. */
const writtenBy = sql<string>`${assetFiles}.xmin::text`;

/** The bytes of an asset that was found; undefined when it was replaced while they were read. */
export async function readContent(queries: Queries, assetId: number): Promise<Buffer | undefined> {
  const isOfAsset = eq(assetFiles.assetId, assetId);
  const parts = await queries
    .select({ part: assetFiles.part, size: sql<number>`octet_length(${assetFiles.content})`, writtenBy })
    .from(assetFiles)
    .where(isOfAsset)
    .orderBy(asc(assetFiles.part));
  // One buffer for all of it: a photograph would be in memory twice while its parts are put together.
  const content = Buffer.allocUnsafe(parts.reduce((sum, { size }) => sum + size, 0));
  let at = 0;
  for (const { part, size, writtenBy: writer } of parts) {
    const [stored] = await queries
      .select({ content: assetFiles.content, writtenBy })
      .from(assetFiles)
      .where(and(isOfAsset, eq(assetFiles.part, part)));
    // Half of one file and half of another are no file, and what the buffer held before must not go out.
    if (stored?.writtenBy !== writer) return undefined;
    content.set(stored.content, at);
    at += size;
  }
  return content;
}

/**
 * Stores the bytes of an asset in place of those it had. To be called in a transaction.
 * @param chunks at most `partBytes` each
 */
export async function writeContent(
  queries: Queries,
  assetId: number,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  await queries.delete(assetFiles).where(eq(assetFiles.assetId, assetId));
  let part = 0;
  for await (const content of chunks) {
    await queries.insert(assetFiles).values({ assetId, part, content });
    part += 1;
  }
}
