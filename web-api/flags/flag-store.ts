import type { Database, Queries } from '@blattwerk/database/database.ts';
import { flagChanges, flagRollouts, flagSegmentKeys } from '@blattwerk/database/tables/flags.ts';
import {
  type FlagRollout,
  flagRolloutSchema,
  type KnownFlag,
  untouchedRollout,
} from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import { flagNames, flagTable } from '@blattwerk/schemas/shop/flags/flags.ts';
import { phaseAt, type SchedulePhase, schedulePhases } from '@blattwerk/schemas/shop/flags/schedule.ts';
import type { FlagState } from '@blattwerk/schemas/web-api/shop/flag-endpoints.ts';
import { and, count, eq, gt, max, sql } from 'drizzle-orm';
import { z } from 'zod';

export type StoredFlag = {
  name: string;
  rollout: FlagRollout;
  changeNumber: number;
  /** Undefined for one that the shop no longer has. */
  known: KnownFlag | undefined;
  isMade: boolean;
  revision: number;
  phase: SchedulePhase;
  plannedVisitors: number | null;
  drawnSince: Date | null;
};
type SegmentChange = { segment: string; key: string; isMember: boolean; changeNumber: number };
/** Who changes something, and when. */
export type Author = { by: string; now: Date };

/** Rows that a statement writes at most: PostgreSQL takes 65,535 parameters. */
const rowsAtOnce = 5_000;
const phaseSchema = z.enum(schedulePhases);

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
  return rows.map(readFlag);
}

/** A flag that the shop has; undefined where it has none of this name. */
export async function findFlag(database: Queries, name: string): Promise<StoredFlag | undefined> {
  const [row] = await database.select().from(flagRollouts).where(eq(flagRollouts.flag, name));
  const found = row && readFlag(row);
  return found?.known && found;
}

function readFlag(row: typeof flagRollouts.$inferSelect): StoredFlag {
  const { flag, rollout, changeNumber, label, treatments, revision, phase, plannedVisitors, drawnSince } =
    row;
  const own = Object.hasOwn(flagTable, flag) ? flagTable[flag] : undefined;
  const made = label !== null && treatments !== null ? { label, treatments } : undefined;
  return {
    ...{ name: flag, changeNumber, revision, plannedVisitors, drawnSince },
    rollout: flagRolloutSchema.catch(untouchedRollout).parse(rollout),
    known: own ?? made,
    isMade: own === undefined,
    phase: phaseSchema.catch('running').parse(phase),
  };
}

/** What each flag that the shop has may say. */
export function knownFlags(stored: readonly StoredFlag[]): Record<string, KnownFlag> {
  const made = stored.flatMap(({ name, known }) => (known ? [[name, known]] : []));
  return { ...flagTable, ...Object.fromEntries(made) };
}

/** How the flags of the shop are rolled out, with what each may say. */
export async function flagStates(database: Database): Promise<FlagState[]> {
  const stored = await loadFlags(database);
  return stored.flatMap(({ name, known, rollout }) =>
    known ? [{ flag: name, label: known.label, treatments: [...known.treatments], rollout }] : [],
  );
}

/** Who came into segments and went out of them since a change. */
export async function loadSegmentChanges(database: Queries, since: number): Promise<SegmentChange[]> {
  return database.select().from(flagSegmentKeys).where(gt(flagSegmentKeys.changeNumber, since));
}

export type SavedRollout = 'saved' | 'outdated';

/**
 * Keeps how a flag is decided from now on, and who said so.
 * @param revision the one that the change stands on; left out, it stands on the newest
 */
export async function saveRollout(
  database: Database,
  flag: string,
  change: { rollout: FlagRollout; plannedVisitors?: number | null; revision?: number },
  { by, now }: Author,
): Promise<SavedRollout> {
  const { rollout, plannedVisitors, revision } = change;
  return database.transaction(async (transaction) => {
    const changeNumber = await nextChange(transaction);
    const before = await findFlag(transaction, flag);
    if (before && revision !== undefined && before.revision !== revision) return 'outdated';
    const isSameRollout = before !== undefined && sameJson(before.rollout, rollout);
    const set = {
      rollout,
      changeNumber,
      revision: (before?.revision ?? 0) + 1,
      phase: phaseAt(rollout.schedule, now),
      plannedVisitors: plannedVisitors === undefined ? (before?.plannedVisitors ?? null) : plannedVisitors,
      drawnSince: drawnSince(before, rollout, now),
    };
    await transaction
      .insert(flagRollouts)
      .values({ flag, ...set })
      .onConflictDoUpdate({ target: flagRollouts.flag, set });
    const isSwitch = before !== undefined && before.rollout.isKilled !== rollout.isKilled;
    const action = isSwitch ? (rollout.isKilled ? 'kill' : 'revive') : isSameRollout ? 'plan' : 'set';
    await transaction
      .insert(flagChanges)
      .values({ subject: flag, action, by, at: now, revision: set.revision, rollout });
    return 'saved';
  });
}

/** Makes a flag that is not rolled out; false where there is one of this name. */
export async function makeFlag(
  database: Database,
  { flag, label, treatments }: { flag: string; label: string; treatments: readonly string[] },
  { by, now }: Author,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const changeNumber = await nextChange(transaction);
    const made = await transaction
      .insert(flagRollouts)
      .values({ flag, label, treatments: [...treatments], rollout: untouchedRollout, changeNumber })
      .onConflictDoNothing()
      .returning();
    if (made.length === 0) return false;
    await transaction
      .insert(flagChanges)
      .values({ subject: flag, action: 'make', by, at: now, revision: 1, rollout: untouchedRollout });
    return true;
  });
}

/** Lets schedules that have come to their beginning or end take effect; answers whether any has. */
export async function turnPhases(
  database: Database,
  stored: readonly StoredFlag[],
  now: Date,
): Promise<boolean> {
  const isDue = ({ rollout, phase }: StoredFlag) => phaseAt(rollout.schedule, now) !== phase;
  if (!stored.some(isDue)) return false;
  await database.transaction(async (transaction) => {
    const changeNumber = await nextChange(transaction);
    // Another process may have been quicker.
    for (const { name, rollout } of (await loadFlags(transaction)).filter(isDue))
      await transaction
        .update(flagRollouts)
        .set({ phase: phaseAt(rollout.schedule, now), changeNumber })
        .where(eq(flagRollouts.flag, name));
  });
  return true;
}

/** Visitors who were drawn by other shares are not counted with those who come now. */
function drawnSince(before: StoredFlag | undefined, rollout: FlagRollout, now: Date): Date | null {
  const isLot = rollout.shares.filter(({ percent }) => percent > 0).length > 1;
  if (!isLot) return before?.drawnSince ?? null;
  const isSame =
    before?.drawnSince &&
    sameJson(before.rollout.shares, rollout.shares) &&
    sameJson(before.rollout.audience, rollout.audience);
  return isSame ? before.drawnSince : now;
}

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** How many visitors belong to each segment. */
export async function segmentSizes(database: Queries): Promise<{ segment: string; keys: number }[]> {
  return database
    .select({ segment: flagSegmentKeys.segment, keys: count() })
    .from(flagSegmentKeys)
    .where(eq(flagSegmentKeys.isMember, true))
    .groupBy(flagSegmentKeys.segment)
    .orderBy(flagSegmentKeys.segment);
}

/** Puts keys into a segment and takes others out; answers how many it has then. */
export async function saveSegment(
  database: Database,
  segment: string,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
  { by, now }: Author,
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
    await transaction.insert(flagChanges).values({
      subject: segment,
      action: 'segment',
      by,
      at: now,
      added: add.length,
      removed: remove.length,
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
