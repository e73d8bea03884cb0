import { isDeepStrictEqual } from 'node:util';
import type { Queries } from '@blattwerk/database/database.ts';
import {
  type PressRunRow,
  pressHandovers,
  pressRuns,
  printFiles,
} from '@blattwerk/database/tables/print-files.ts';
import { fillSheets } from '@blattwerk/designs/print/sheets/fill-sheets.ts';
import { cardBleed, sra3 } from '@blattwerk/designs/print/sheets/press-sheet.ts';
import { type PressGroup, pressGroupSchema } from '@blattwerk/schemas/print/press-group.ts';
import {
  type PressRun,
  type PressRuns,
  pressPlates,
  type WaitingPressGroup,
} from '@blattwerk/schemas/web-api/orders/press-run-endpoints.ts';
import type { HandOver } from '@blattwerk/schemas/web-api/orders/print-files.ts';
import { desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { BackEnd } from '../back-end.ts';
import { runArchiveNames } from './archive-names.ts';
import { handOverOf } from './hand-over/hand-over-of.ts';
import { linesOfRun, type PressLine, piecesOf, waitingLines } from './press-lines.ts';

const shownRuns = 30;
/** So that a run's file is made within moments. */
const mostLines = 200;

const platesOf = z
  .array(z.enum(pressPlates))
  .nullable()
  .transform((plates) => plates ?? []);

type Runs = Pick<BackEnd, 'clock' | 'database' | 'printFiles' | 'photos'>;

/** What waits to be printed together, and the newest runs. */
export async function findPressRuns({
  config,
  database,
}: Pick<BackEnd, 'config' | 'database'>): Promise<PressRuns> {
  const rows = await database
    .select({ run: pressRuns, handover: pressHandovers })
    .from(pressRuns)
    .leftJoin(pressHandovers, eq(pressHandovers.pressRunId, pressRuns.id))
    .orderBy(desc(pressRuns.number))
    .limit(shownRuns);
  const runs: PressRun[] = [];
  for (const { run, handover } of rows) {
    const handOver = config.press.handOver !== null && handover ? handOverOf(handover) : null;
    runs.push(shownRun(run, await linesOfRun(database, run.id), handOver));
  }
  return { waiting: grouped(await waitingLines(database)), runs };
}

/** Puts what waits of a group into a run. Answers whether anything waited. */
export async function startPressRun(
  { clock, database, printFiles: making }: Runs,
  { group, by }: { group: PressGroup; by: string },
): Promise<boolean> {
  const isStarted = await database.transaction(async (transaction) => {
    const waiting = await waitingLines(transaction);
    const lines = waiting.filter((line) => isDeepStrictEqual(line.group, group)).slice(0, mostLines);
    const ids = lines.map(({ printFileId }) => printFileId);
    // Two at the desk may start the same: the second finds the rows taken.
    const free = await lockFree(transaction, ids);
    if (free.length === 0) return false;
    const now = clock();
    const [run] = await transaction
      .insert(pressRuns)
      .values({ group, by, createdAt: now, nextAttemptAt: now })
      .returning({ id: pressRuns.id });
    if (!run) return false;
    await transaction.update(printFiles).set({ pressRunId: run.id }).where(inArray(printFiles.id, free));
    return true;
  });
  if (isStarted) making.poke();
  return isStarted;
}

/** Takes a run apart. Answers whether there was one of that number. */
export async function dissolvePressRun(
  { database, photos: { storage } }: Runs,
  number: number,
): Promise<boolean> {
  const [gone] = await database.delete(pressRuns).where(eq(pressRuns.number, number)).returning();
  if (!gone) return false;
  for (const name of runArchiveNames(number)) await storage.delete(name);
  return true;
}

async function lockFree(transaction: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .select({ id: printFiles.id, run: printFiles.pressRunId })
    .from(printFiles)
    .where(inArray(printFiles.id, [...ids]))
    .for('update');
  return rows.filter(({ run }) => run === null).map(({ id }) => id);
}

function grouped(lines: readonly PressLine[]): WaitingPressGroup[] {
  const groups: { group: PressGroup; lines: PressLine[] }[] = [];
  for (const line of lines) {
    const known = groups.find(({ group }) => isDeepStrictEqual(group, line.group));
    if (!known) groups.push({ group: line.group, lines: [line] });
    else if (known.lines.length < mostLines) known.lines.push(line);
  }
  return groups.map(({ group, lines: grouping }) => {
    const prints = printsOf(grouping);
    return {
      group,
      lines: grouping.map(shownLine),
      copies: grouping.reduce((sum, { copies }) => sum + copies, 0),
      prints,
      saved: savedBy(prints, grouping),
    };
  });
}

/** Sheets that go through the press for these lines together. */
function printsOf(lines: readonly PressLine[]): number {
  const sheets = fillSheets(lines.flatMap(piecesOf), cardBleed, sra3);
  return sheets.reduce((sum, { prints }) => sum + prints, 0);
}

/** Fewer than if each line had sheets of its own; those that are alike save none, which is no loss. */
function savedBy(prints: number, lines: readonly PressLine[]): number {
  return Math.max(0, lines.reduce((sum, line) => sum + printsOf([line]), 0) - prints);
}

function shownRun(row: PressRunRow, lines: readonly PressLine[], handOver: HandOver | null): PressRun {
  const { number, by, createdAt } = row;
  return {
    number,
    group: pressGroupSchema.parse(row.group),
    by,
    createdAt: createdAt.toISOString(),
    lines: lines.map((line) => ({ ...shownLine(line), isCalledBack: line.isCalledBack })),
    state: stateOf(row, lines, handOver),
  };
}

function stateOf(
  { madeAt, bytes, sha256, sheets, prints, plates, lastError, nextAttemptAt, erasedAt }: PressRunRow,
  lines: readonly PressLine[],
  handOver: HandOver | null,
): PressRun['state'] {
  if (erasedAt !== null) return { kind: 'erased', erasedAt: erasedAt.toISOString() };
  if (madeAt !== null && bytes !== null && sha256 !== null && sheets !== null && prints !== null)
    return {
      kind: 'made',
      bytes,
      sha256,
      sheets,
      prints,
      saved: savedBy(prints, lines),
      handOver,
      plates: platesOf.parse(plates),
    };
  return lastError === null
    ? { kind: 'waiting' }
    : { kind: 'failed', nextAttemptAt: nextAttemptAt.toISOString() };
}

function shownLine({ order, line, name, copies }: PressLine): WaitingPressGroup['lines'][number] {
  return { order, line, name, copies };
}
