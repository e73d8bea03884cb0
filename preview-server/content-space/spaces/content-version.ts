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

/**
 * Seconds that the numbering lies behind the clock. Every publication has a number of its own, and so many may come at
 * once before one would carry a moment that is still to come.
 */
const reserve = 3600;

/** The `cv` of a space made now, and the least that a publication now gets: seconds, as with the vendor. */
export const leastContentVersion = (): number => Math.floor(Date.now() / 1000) - reserve;

/** Says that published content reads differently from now on. Call it in the transaction that changes it. */
export async function raiseContentVersion(queries: Queries, spaceId: number): Promise<void> {
  const least = leastContentVersion();
  await queries
    .update(spaces)
    .set({ contentVersion: sql`greatest(${spaces.contentVersion} + 1, ${least})`, updatedAt: new Date() })
    .where(eq(spaces.id, spaceId));
}
