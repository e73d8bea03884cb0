import type { Queries } from '@blattwerk/database/database.ts';
import { flagChanges } from '@blattwerk/database/tables/flags.ts';
import { flagRolloutSchema } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import { type FlagChange, openFlagSchema } from '@blattwerk/schemas/web-api/shop/flag-desk-endpoints.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';

const mostShown = 100;
const { action: actionSchema } = openFlagSchema.shape.history.element.shape;

/** Who changed a flag, the last change first. */
export async function flagHistory(database: Queries, flag: string): Promise<FlagChange[]> {
  const rows = await database
    .select()
    .from(flagChanges)
    .where(and(eq(flagChanges.subject, flag), isNotNull(flagChanges.rollout)))
    .orderBy(desc(flagChanges.at), desc(flagChanges.revision))
    .limit(mostShown);
  return rows.map(({ action, by, at, rollout }) => ({
    action: actionSchema.catch('set').parse(action),
    by,
    at: at.toISOString(),
    rollout: flagRolloutSchema.nullable().catch(null).parse(rollout),
  }));
}
