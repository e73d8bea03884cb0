import type { Queries } from '@blattwerk/database/database.ts';
import {
  type OrderRow,
  orderEvents,
  orderLines,
  orders,
  sealOfLine,
} from '@blattwerk/database/tables/orders.ts';
import { pressRuns, printFiles } from '@blattwerk/database/tables/print-files.ts';
import { errorText } from '@blattwerk/server-kit/log/error-text.ts';
import { and, asc, eq, exists, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { archiveNames, runArchiveNames } from './archive-names.ts';
import { isTermOver } from './archive-terms.ts';
import { eraseSealsOf, forgetShownOf } from './erase-seals.ts';

/** An order whose files cannot be deleted waits so long, and keeps no other waiting. */
const pause = 60 * 60_000;

type Erasing = Pick<BackEnd, 'clock' | 'config' | 'database' | 'log' | 'photos'>;
type Due = Pick<OrderRow, 'id' | 'number' | 'erasureAskedAt'>;

/**
 * Erases what was designed of orders whose term is over, one order a call. Files go first, then rows: what breaks in
 * between is done again.
 * @returns whether there may be more
 */
export function createArchiveErasure({ clock, config, database, log, photos }: Erasing) {
  const stuck = new Map<string, number>();
  return async (): Promise<boolean> => {
    const now = clock();
    for (const [id, until] of stuck) if (until <= now.getTime()) stuck.delete(id);
    const order = await dueOrder(database, config.press.archiveDays, now, [...stuck.keys()]);
    if (!order) return false;
    try {
      const { names, runs } = await archived(database, order);
      for (const name of names) await photos.storage.delete(name);
      await database.transaction((transaction) => eraseRows(transaction, order, runs, now));
      await photos.sweep();
    } catch (error) {
      stuck.set(order.id, now.getTime() + pause);
      log.error({ order: order.number, error: errorText(error) }, 'an archive could not be erased');
    }
    return true;
  };
}

async function dueOrder(
  queries: Queries,
  archiveDays: number,
  now: Date,
  stuck: readonly string[],
): Promise<Due | undefined> {
  const designed = queries
    .select({ position: orderLines.position })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), isNotNull(sealOfLine)));
  const [order] = await queries
    .select({ id: orders.id, number: orders.number, erasureAskedAt: orders.erasureAskedAt })
    .from(orders)
    .where(and(isTermOver(now, archiveDays), exists(designed), notInArray(orders.id, [...stuck])))
    .orderBy(asc(orders.placedAt))
    .limit(1);
  return order;
}

/** Files of an order, and of the sheets that show it: what else stands on those can be printed from its own file. */
async function archived(queries: Queries, { id, number }: Due): Promise<{ names: string[]; runs: string[] }> {
  const lines = await queries
    .select({
      position: printFiles.position,
      pictures: printFiles.pictures,
      run: pressRuns.number,
      runId: pressRuns.id,
    })
    .from(printFiles)
    .leftJoin(pressRuns, and(eq(pressRuns.id, printFiles.pressRunId), isNull(pressRuns.erasedAt)))
    .where(eq(printFiles.orderId, id));
  const ofLines =
    number === null
      ? []
      : lines.flatMap(({ position, pictures }) => archiveNames({ number, line: position + 1 }, pictures));
  const runs = [...new Map(lines.flatMap(({ run, runId }) => (run && runId ? [[runId, run]] : [])))];
  return {
    names: [...ofLines, ...runs.flatMap(([, run]) => runArchiveNames(run))],
    runs: runs.map(([runId]) => runId),
  };
}

async function eraseRows(
  transaction: Queries,
  order: Due,
  runs: readonly string[],
  now: Date,
): Promise<void> {
  // Of two processes the first says what happened.
  const [first] = await transaction
    .update(orders)
    .set({ archiveErasedAt: now })
    .where(and(eq(orders.id, order.id), isNull(orders.archiveErasedAt)))
    .returning({ id: orders.id });
  if (!first) return;
  await transaction.update(printFiles).set({ erasedAt: now }).where(eq(printFiles.orderId, order.id));
  await transaction
    .update(pressRuns)
    .set({ erasedAt: now })
    .where(inArray(pressRuns.id, [...runs]));
  await eraseSealsOf(transaction, order, now);
  await forgetShownOf(transaction, order);
  await transaction.insert(orderEvents).values({ orderId: order.id, kind: 'erased', at: now });
}
