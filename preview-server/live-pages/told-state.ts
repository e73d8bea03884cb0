import type { Queries } from '@blattwerk/database/database.ts';
import { livePageChecks } from '@blattwerk/database/tables/live-page-checks.ts';
import { eq } from 'drizzle-orm';

/** How the pages stood when webhooks were last told of them. */
export type ToldState = { catalogueVersion: string; day: string; brokenIds: number[] };

export async function loadToldState(queries: Queries, spaceId: number): Promise<ToldState | undefined> {
  const [state] = await queries.select().from(livePageChecks).where(eq(livePageChecks.spaceId, spaceId));
  return state;
}

export async function saveToldState(queries: Queries, spaceId: number, state: ToldState): Promise<void> {
  await queries
    .insert(livePageChecks)
    .values({ spaceId, ...state })
    .onConflictDoUpdate({ target: livePageChecks.spaceId, set: state });
}
