import type { Database, Queries } from '@blattwerk/database/database.ts';
import { flagRollouts, flagSegmentKeys } from '@blattwerk/database/tables/flags.ts';
import {
  type FlagRollout,
  flagRolloutSchema,
  untouchedRollout,
} from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import { flagNames, flagTable } from '@blattwerk/schemas/shop/flags/flags.ts';
import type { FlagState } from '@blattwerk/schemas/web-api/shop/flag-endpoints.ts';
import { and, count, eq, gt, max, sql } from 'drizzle-orm';

export type StoredFlag = { name: string; rollout: FlagRollout; changeNumber: number };
type SegmentChange = { segment: string; key: string; isMember: boolean; changeNumber: number };

/** Rows that a statement writes at most: PostgreSQL takes 65,535 parameters. */
const rowsAtOnce = 5_000;

/** Gives every flag of the shop that has none a rollout, to no visitor. */
export async function seedFlags(database: Database): Promise<void> {
  await database
    .insert(flagRollouts)
    .values(flagNames.map((flag) => ({ flag, rollout: untouchedRollout, changeNumber: 1 })))
    .onConflictDoNothing();
}

/** All flags; one whose rollout is of an older form than this program reads counts as untouched. */
export async function loadFlags(database: Queries): Promise<StoredFlag[]> {
  const rows = await database.select().from(flagRollouts).orderBy(flagRollouts.flag);
  return rows.map(({ flag, rollout, changeNumber }) => ({
    name: flag,
    rollout: flagRolloutSchema.catch(untouchedRollout).parse(rollout),
    changeNumber,
  }));
}

/** How the flags of the shop are rolled out, with what each may say. */
export async function flagStates(database: Database): Promise<FlagState[]> {
  const stored = await loadFlags(database);
  return stored.flatMap(({ name, rollout }) => {
    const known = Object.hasOwn(flagTable, name) ? flagTable[name] : undefined;
    return known ? [{ flag: name, label: known.label, treatments: [...known.treatments], rollout }] : [];
  });
}

/** Who came into segments and went out of them since a change. */
export async function loadSegmentChanges(database: Queries, since: number): Promise<SegmentChange[]> {
  return database.select().from(flagSegmentKeys).where(gt(flagSegmentKeys.changeNumber, since));
}

export async function saveRollout(database: Database, flag: string, rollout: FlagRollout): Promise<void> {
  await database.transaction(async (transaction) => {
    const changeNumber = await nextChange(transaction);
    await transaction
      .insert(flagRollouts)
      .values({ flag, rollout, changeNumber })
      .onConflictDoUpdate({ target: flagRollouts.flag, set: { rollout, changeNumber } });
  });
}

/** Puts keys into a segment and takes others out; answers how many it has then. */
export async function saveSegment(
  database: Database,
  segment: string,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<number> {
  return database.transaction(async (transaction) => {
    const changeNumber = await nextChange(transaction);
    const members = new Map([
      ...add.map((key) => [key, true] as const),
      ...remove.map((key) => [key, false] as const),
    ]);
    const rows = [...members].map(([key, isMember]) => ({ segment, key, isMember, changeNumber }));
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await transaction
        .insert(flagSegmentKeys)
        .values(rows.slice(from, from + rowsAtOnce))
        .onConflictDoUpdate({
          target: [flagSegmentKeys.segment, flagSegmentKeys.key],
          set: { isMember: sql`excluded.is_member`, changeNumber },
        });
    const [found] = await transaction
      .select({ keys: count() })
      .from(flagSegmentKeys)
      .where(and(eq(flagSegmentKeys.segment, segment), eq(flagSegmentKeys.isMember, true)));
    return found?.keys ?? 0;
  });
}

/** One change at a time, also of several processes: a number that is given twice would hide the second change. */
async function nextChange(transaction: Queries): Promise<number> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('flag changes'))`);
  const [flag] = await transaction.select({ last: max(flagRollouts.changeNumber) }).from(flagRollouts);
  const [key] = await transaction.select({ last: max(flagSegmentKeys.changeNumber) }).from(flagSegmentKeys);
  return Math.max(Date.now(), (flag?.last ?? 0) + 1, (key?.last ?? 0) + 1);
}
