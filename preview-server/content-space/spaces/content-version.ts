import type { Queries } from '@blattwerk/database/database.ts';
import { spaces } from '@blattwerk/database/tables/spaces.ts';
import { eq, sql } from 'drizzle-orm';

/** The `cv` of the space. */
export async function loadContentVersion(queries: Queries, spaceId: number): Promise<number> {
  const [space] = await queries
    .select({ version: spaces.contentVersion })
    .from(spaces)
    .where(eq(spaces.id, spaceId));
  return space?.version ?? 0;
}

/** Says that published content reads differently from now on. Call it in the transaction that changes it. */
export async function raiseContentVersion(queries: Queries, spaceId: number): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000);
  await queries
    .update(spaces)
    .set({ contentVersion: sql`greatest(${spaces.contentVersion} + 1, ${seconds})`, updatedAt: new Date() })
    .where(eq(spaces.id, spaceId));
}
