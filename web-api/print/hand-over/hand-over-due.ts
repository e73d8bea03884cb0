import { orders } from '@blattwerk/database/tables/orders.ts';
import {
  type PressHandoverRow,
  pressHandovers,
  pressRuns,
  printFiles,
} from '@blattwerk/database/tables/print-files.ts';
import { pressPlates } from '@blattwerk/schemas/web-api/orders/press-run-endpoints.ts';
import { errorText } from '@blattwerk/server-kit/log/error-text.ts';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { BackEnd } from '../../back-end.ts';
import { retryDelay } from '../../mail/send-due-mails.ts';
import { archiveName, runArchiveName } from '../archive-names.ts';
import type { HandedFile, PressHouse } from './press-house.ts';

/** Longer than the largest book takes to be sent. */
const lease = 20 * 60_000;

type Sender = Pick<BackEnd, 'clock' | 'database' | 'log' | 'photos'> & { pressHouse: PressHouse };
type Named = { archived: string; name: string; media: string };

/**
 * Hands the next file or run to the press house, its ticket last. Claimed for a while rather than locked; a crash in
 * between hands the same files over once more.
 * @param ending breaks off what is being sent, and hands it back
 * @returns whether there may be more
 */
export async function handOverDue(sender: Sender, ending: AbortSignal): Promise<boolean> {
  const { clock, database, log, photos, pressHouse } = sender;
  const job = await claimed(sender);
  if (!job) return false;
  try {
    const files: HandedFile[] = [];
    for (const { archived, name, media } of await filesOf(sender, job)) {
      const bytes = await photos.storage.get(archived);
      if (bytes) files.push({ name, media, bytes });
    }
    await pressHouse.take(files, ending);
    await database
      .update(pressHandovers)
      .set({ handedOverAt: clock(), lastError: null })
      .where(eq(pressHandovers.id, job.id));
  } catch (error) {
    if (ending.aborted) {
      await handBack(sender, job);
      return true;
    }
    const reason = errorText(error);
    log.error({ error: reason }, 'a file could not be handed to the press house');
    await database
      .update(pressHandovers)
      .set({
        lastError: reason.slice(0, 300),
        nextAttemptAt: new Date(clock().getTime() + retryDelay(job.attempts)),
      })
      .where(eq(pressHandovers.id, job.id));
  }
  return true;
}

/** As if it had never been begun: free for the next process at once. */
async function handBack({ clock, database }: Sender, { id, attempts }: PressHandoverRow): Promise<void> {
  await database
    .update(pressHandovers)
    .set({ attempts: attempts - 1, nextAttemptAt: clock() })
    .where(and(eq(pressHandovers.id, id), eq(pressHandovers.attempts, attempts)));
}

async function claimed({ clock, database }: Sender): Promise<PressHandoverRow | undefined> {
  const now = clock();
  const due = database
    .select({ id: pressHandovers.id })
    .from(pressHandovers)
    .where(and(isNull(pressHandovers.handedOverAt), lte(pressHandovers.nextAttemptAt, now)))
    .orderBy(asc(pressHandovers.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await database
    .update(pressHandovers)
    .set({ attempts: sql`${pressHandovers.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + lease) })
    .where(inArray(pressHandovers.id, due))
    .returning();
  return job;
}

async function filesOf(
  { database }: Sender,
  { printFileId, pressRunId }: PressHandoverRow,
): Promise<Named[]> {
  const pdf = 'application/pdf';
  const json = 'application/json';
  if (pressRunId !== null) {
    const [run] = await database.select().from(pressRuns).where(eq(pressRuns.id, pressRunId));
    if (!run) return [];
    return [
      { archived: runArchiveName(run.number, 'press'), name: `run-${run.number}.pdf`, media: pdf },
      ...pressPlates.map((plate) => ({
        archived: runArchiveName(run.number, plate),
        name: `run-${run.number}.${plate}.pdf`,
        media: pdf,
      })),
      { archived: runArchiveName(run.number, 'ticket'), name: `run-${run.number}.json`, media: json },
    ];
  }
  if (printFileId === null) return [];
  const [found] = await database
    .select({ position: printFiles.position, number: orders.number })
    .from(printFiles)
    .innerJoin(orders, eq(orders.id, printFiles.orderId))
    .where(eq(printFiles.id, printFileId));
  if (!found || found.number === null) return [];
  const line = { number: found.number, line: found.position + 1 };
  const name = `${line.number}_${line.line}`;
  return [
    { archived: archiveName(line, 'press'), name: `${name}.pdf`, media: pdf },
    { archived: archiveName(line, 'plates'), name: `${name}.plates.pdf`, media: pdf },
    { archived: archiveName(line, 'ticket'), name: `${name}.json`, media: json },
  ];
}
