import { createHash } from 'node:crypto';
import { type PressRunRow, pressHandovers, pressRuns } from '@blattwerk/database/tables/print-files.ts';
import { type PressGroup, pressGroupSchema } from '@blattwerk/schemas/print/press-group.ts';
import { runTicketSchema } from '@blattwerk/schemas/print/run-ticket.ts';
import { paperTable } from '@blattwerk/schemas/shop/cards/papers.ts';
import { errorText } from '@blattwerk/server-kit/log/error-text.ts';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { retryDelay } from '../mail/send-due-mails.ts';
import { archiveName, runArchiveName } from './archive-names.ts';
import { claimEnd, holdClaim } from './hold-claim.ts';
import { codeOf, linesOfRun, type PressLine, piecesOf } from './press-lines.ts';
import type { PrintMaker } from './print-maker.ts';
import type { SheetsAnswer } from './print-messages.ts';

type Makers = Pick<BackEnd, 'clock' | 'config' | 'database' | 'log' | 'photos'> & { printing: PrintMaker };
type Made = Extract<SheetsAnswer, { kind: 'sheets' }>;

/**
 * Makes the sheets of the next run that waits, and keeps them with their ticket. The row is written last: a crash before
 * it makes the same sheets once more.
 * @param ending breaks off what is being made, and hands it back
 * @returns whether there may be more
 */
export async function makeDuePressRun(makers: Makers, ending: AbortSignal): Promise<boolean> {
  const { clock, database, log, printing } = makers;
  const run = await claimed(makers);
  if (!run) return false;
  const lines = await linesOfRun(database, run.id);
  const files = lines.map(
    (line) => [codeOf(line), archiveName({ number: line.order, line: line.line }, 'press')] as const,
  );
  const answer = await holdClaim(
    () => renewClaim(makers, run),
    () =>
      printing.makeSheets(
        {
          kind: 'sheets',
          title: `Bogenlauf ${run.number} · ${groupWords(pressGroupSchema.parse(run.group))}`,
          date: run.createdAt,
          pieces: lines.flatMap(piecesOf),
          files: Object.fromEntries(files),
        },
        ending,
      ),
  );
  if (!answer) {
    await handBack(makers, run);
    return true;
  }
  const failure = answer.kind === 'failed' ? answer.reason : await kept(makers, run, answer, lines);
  if (failure !== undefined) {
    log.error({ run: run.number, error: failure }, 'press sheets could not be made');
    const nextAttemptAt = new Date(clock().getTime() + retryDelay(run.attempts));
    await database
      .update(pressRuns)
      .set({ lastError: failure.slice(0, 300), nextAttemptAt })
      .where(and(eq(pressRuns.id, run.id), isNull(pressRuns.madeAt)));
  }
  return true;
}

async function claimed({ clock, database }: Makers): Promise<PressRunRow | undefined> {
  const now = clock();
  const due = database
    .select({ id: pressRuns.id })
    .from(pressRuns)
    .where(and(isNull(pressRuns.madeAt), isNull(pressRuns.erasedAt), lte(pressRuns.nextAttemptAt, now)))
    .orderBy(asc(pressRuns.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [run] = await database
    .update(pressRuns)
    .set({ attempts: sql`${pressRuns.attempts} + 1`, nextAttemptAt: claimEnd(now) })
    .where(inArray(pressRuns.id, due))
    .returning();
  return run;
}

async function renewClaim({ clock, database }: Makers, { id }: PressRunRow): Promise<void> {
  await database
    .update(pressRuns)
    .set({ nextAttemptAt: claimEnd(clock()) })
    .where(and(eq(pressRuns.id, id), isNull(pressRuns.madeAt)));
}

/** As if it had never been begun: free for the next process at once. */
async function handBack({ clock, database }: Makers, { id, attempts }: PressRunRow): Promise<void> {
  await database
    .update(pressRuns)
    .set({ attempts: attempts - 1, nextAttemptAt: clock() })
    .where(and(eq(pressRuns.id, id), eq(pressRuns.attempts, attempts), isNull(pressRuns.madeAt)));
}

/** @returns why it could not be kept, if so */
async function kept(
  { clock, config, database, photos: { storage } }: Makers,
  { id, number, group }: PressRunRow,
  { file, plates, picture, sheet, sheets, bleed }: Made,
  lines: readonly PressLine[],
): Promise<string | undefined> {
  const sha256 = createHash('sha256').update(file).digest('hex');
  const now = clock();
  const ticket = runTicketSchema.parse({
    version: 1,
    run: number,
    group,
    sheet,
    bleed,
    file: { sha256, bytes: file.byteLength },
    lines: lines.map(({ order, line, name, copies, sha256: printed }) => ({
      order,
      line,
      name,
      copies,
      sha256: printed,
    })),
    sheets,
    madeAt: now.toISOString(),
  });
  try {
    await storage.put(runArchiveName(number, 'press'), file);
    for (const { plate, file: own } of plates) await storage.put(runArchiveName(number, plate), own);
    await storage.put(runArchiveName(number, 'picture'), picture);
    await storage.put(
      runArchiveName(number, 'ticket'),
      new TextEncoder().encode(JSON.stringify(ticket, null, 2)),
    );
  } catch (error) {
    return errorText(error);
  }
  await database.transaction(async (transaction) => {
    const [first] = await transaction
      .update(pressRuns)
      .set({
        madeAt: now,
        sha256,
        bytes: file.byteLength,
        plates: plates.map(({ plate }) => plate),
        sheets: sheets.length,
        prints: sheets.reduce((sum, { prints }) => sum + prints, 0),
        lastError: null,
      })
      .where(and(eq(pressRuns.id, id), isNull(pressRuns.madeAt)))
      .returning({ id: pressRuns.id });
    if (first && config.press.handOver !== null)
      await transaction.insert(pressHandovers).values({ pressRunId: first.id, nextAttemptAt: now });
  });
  return undefined;
}

const foils = { gold: 'Folie Gold', rosegold: 'Folie Roségold', silver: 'Folie Silber' } as const;

/** As it stands on the sheets: presses here are German. */
function groupWords({ stock, paper, foil, refinement }: PressGroup): string {
  return [
    paperTable[paper].label + (stock === 'adhesive' ? ', selbstklebend' : ''),
    foil === null ? 'ohne Folie' : foils[foil],
    ...(refinement === 'relief' ? ['Relieflack'] : []),
  ].join(' · ');
}
