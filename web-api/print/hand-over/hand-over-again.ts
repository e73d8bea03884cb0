import { type OrderRow, orderEvents } from '@blattwerk/database/tables/orders.ts';
import { pressHandovers, pressRuns, printFiles } from '@blattwerk/database/tables/print-files.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { and, eq } from 'drizzle-orm';
import type { BackEnd } from '../../back-end.ts';
import { notFound, problem } from '../../http/problems.ts';
import { isPrintedWithOthers } from '../press-lines.ts';

type Asked = Pick<BackEnd, 'clock' | 'config' | 'database' | 'handovers'>;

/** Files of a line go to the press house once more. Answers why they cannot, if so. */
export async function handLineOverAgain(
  { clock, config, database, handovers }: Asked,
  order: OrderRow,
  { line, by }: { line: number; by: string },
): Promise<Problem | undefined> {
  if (config.press.handOver === null) return problem(409, noPressHouse);
  const [file] = await database
    .select()
    .from(printFiles)
    .where(and(eq(printFiles.orderId, order.id), eq(printFiles.position, line - 1)));
  if (!file) return notFound('The order has no such file for the press.');
  if (file.madeAt === null || file.erasedAt !== null)
    return problem(409, 'There is no file of this line now: look when it is made.');
  if (await isPrintedWithOthers(database, file.id))
    return problem(409, 'This line goes to the press with its press sheets: send their run.');
  const now = clock();
  const job = fromNow(now);
  await database.transaction(async (transaction) => {
    // What was made before there was a press house has no job yet.
    await transaction
      .insert(pressHandovers)
      .values({ printFileId: file.id, ...job })
      .onConflictDoUpdate({ target: pressHandovers.printFileId, set: job });
    await transaction
      .insert(orderEvents)
      .values({ orderId: order.id, kind: 'desk:hand-over', reason: `${order.number}/${line}`, by, at: now });
  });
  handovers.poke();
  return undefined;
}

/** The same for a run of press sheets. */
export async function handRunOverAgain(
  { clock, config, database, handovers }: Asked,
  number: number,
): Promise<Problem | undefined> {
  if (config.press.handOver === null) return problem(409, noPressHouse);
  const [run] = await database.select().from(pressRuns).where(eq(pressRuns.number, number));
  if (!run) return notFound(`There is no run ${number}.`);
  if (run.madeAt === null || run.erasedAt !== null)
    return problem(409, `There are no sheets of run ${number} now: look when they are made.`);
  const job = fromNow(clock());
  await database
    .insert(pressHandovers)
    .values({ pressRunId: run.id, ...job })
    .onConflictDoUpdate({ target: pressHandovers.pressRunId, set: job });
  handovers.poke();
  return undefined;
}

const noPressHouse = 'Nothing is sent by itself here: PRESS_FOLDER or PRESS_URL names who prints.';

/** A job that is due, as if it had never been tried. */
function fromNow(now: Date) {
  return { handedOverAt: null, attempts: 0, lastError: null, nextAttemptAt: now };
}
