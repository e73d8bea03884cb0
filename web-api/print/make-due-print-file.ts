import { createHash } from 'node:crypto';
import { type SealedRow, sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { type OrderRow, orders } from '@blattwerk/database/tables/orders.ts';
import { type PrintFileRow, pressHandovers, printFiles } from '@blattwerk/database/tables/print-files.ts';
import { printWriter } from '@blattwerk/designs/print/print-writer.ts';
import { errorText } from '@blattwerk/server-kit/log/error-text.ts';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { retryDelay } from '../mail/send-due-mails.ts';
import { archiveName, archiveNames, type PrintedLine, pagePictureName } from './archive-names.ts';
import { claimEnd, holdClaim } from './hold-claim.ts';
import { pressGroupOf, sheetsOf } from './press-lines.ts';
import type { PrintMaker } from './print-maker.ts';
import type { PrintAnswer } from './print-messages.ts';
import { printPhotos, type UsedPhoto } from './print-photos.ts';
import { printTicket } from './print-ticket.ts';
import { type PrintedPieces, printedPieces } from './printed-pieces.ts';

/** A page that differs is looked at by people, and looked for again the next day. */
const differsPause = 24 * 60 * 60_000;

type Makers = Pick<BackEnd, 'clock' | 'config' | 'database' | 'log' | 'photos'> & { printing: PrintMaker };
type Seal = SealedRow & { document: Uint8Array };
type Job = { file: PrintFileRow; order: OrderRow; seal: Seal };
type Made = Extract<PrintAnswer, { kind: 'made' }>;

/**
 * Makes the next print file that is missing, and keeps it with its ticket and its document. The row is written last: a
 * crash before it makes the same files once more. Claimed for a while rather than locked, so that two processes make it once.
 * @param ending breaks off what is being made, and hands it back
 * @returns whether there may be more
 */
export async function makeDuePrintFile(makers: Makers, ending: AbortSignal): Promise<boolean> {
  const { clock, log, photos, printing } = makers;
  const job = await claimed(makers);
  if (!job) return false;
  const { order, seal } = job;
  const used = await printPhotos(photos, seal.content);
  const pieces = await printedPieces(makers.database, job);
  const title = `${order.number} · ${lineOf(job).line} · ${seal.name}`;
  // A date of its own would make other bytes of every reprint.
  const shown = used.map(({ slot, name, width, height }) => [slot, { name, width, height }] as const);
  const answer = await holdClaim(
    () => renewClaim(makers, job),
    () =>
      printing.make(
        {
          kind: 'file',
          document: seal.document,
          documentSha256: seal.sha256,
          names: pieces.names,
          title,
          date: order.placedAt,
          photos: Object.fromEntries(shown),
        },
        ending,
      ),
  );
  if (!answer) {
    await handBack(makers, job);
    return true;
  }
  switch (answer.kind) {
    case 'made':
      try {
        await keep(makers, job, answer, { used, pieces });
      } catch (error) {
        await tryLater(makers, job, errorText(error));
      }
      break;
    case 'differs':
      await photos.storage.put(archiveName(lineOf(job), 'difference'), answer.picture);
      log.error({ order: order.number, page: answer.page }, 'a page would not be printed as it was shown');
      await putOff(makers, job, `differs: ${answer.page}`, new Date(clock().getTime() + differsPause));
      break;
    case 'failed':
      await tryLater(makers, job, answer.reason);
  }
  return true;
}

async function claimed({ clock, database }: Makers): Promise<Job | undefined> {
  const now = clock();
  const due = database
    .select({ id: printFiles.id })
    .from(printFiles)
    .where(and(isNull(printFiles.madeAt), isNull(printFiles.erasedAt), lte(printFiles.nextAttemptAt, now)))
    .orderBy(asc(printFiles.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [file] = await database
    .update(printFiles)
    .set({ attempts: sql`${printFiles.attempts} + 1`, nextAttemptAt: claimEnd(now) })
    .where(inArray(printFiles.id, due))
    .returning();
  if (!file) return undefined;
  const [order] = await database.select().from(orders).where(eq(orders.id, file.orderId));
  const [seal] = await database.select().from(sealedDesigns).where(eq(sealedDesigns.id, file.sealId));
  const document = seal?.document;
  if (!order || !seal || !document) throw new Error('A print file is due for an order that is gone.');
  return { file, order, seal: { ...seal, document } };
}

async function renewClaim({ clock, database }: Makers, { file }: Job): Promise<void> {
  await database
    .update(printFiles)
    .set({ nextAttemptAt: claimEnd(clock()) })
    .where(and(eq(printFiles.id, file.id), isNull(printFiles.madeAt)));
}

/** As if it had never been begun: free for the next process at once. */
async function handBack({ clock, database }: Makers, { file }: Job): Promise<void> {
  await database
    .update(printFiles)
    .set({ attempts: file.attempts - 1, nextAttemptAt: clock() })
    .where(
      and(eq(printFiles.id, file.id), eq(printFiles.attempts, file.attempts), isNull(printFiles.madeAt)),
    );
}

async function keep(
  { clock, config, database, photos: { storage } }: Makers,
  job: Job,
  made: Made,
  { used, pieces }: { used: readonly UsedPhoto[]; pieces: PrintedPieces },
): Promise<void> {
  const { file, seal } = job;
  const sha256 = createHash('sha256').update(made.file).digest('hex');
  const now = clock();
  const { copies, names: list, prints } = pieces;
  const names = list && { count: list.rows.length, spares: list.spares };
  const ticket = printTicket(job, { copies, names, prints, made, sha256, used, madeAt: now });
  const line = lineOf(job);
  await storage.put(archiveName(line, 'press'), made.file);
  if (made.plates) await storage.put(archiveName(line, 'plates'), made.plates);
  for (const [index, picture] of made.pictures.entries())
    await storage.put(pagePictureName(line, index + 1), picture);
  await storage.put(archiveName(line, 'document'), seal.document);
  await storage.put(archiveName(line, 'ticket'), new TextEncoder().encode(JSON.stringify(ticket, null, 2)));
  const { choice } = seal;
  const { pages, foil, profileSha256 } = made;
  // What is printed with others is handed over with its run.
  const sheets = sheetsOf({ copies, names: list?.rows.length ?? 0 });
  const isHandedOver = config.press.handOver !== null && !pressGroupOf({ choice, pages, sheets, foil });
  const isErased = await database.transaction(async (transaction) => {
    const [first] = await transaction
      .update(printFiles)
      .set({
        madeAt: now,
        sha256,
        bytes: made.file.byteLength,
        pages,
        pictures: made.pictures.length,
        profileSha256,
        foil,
        writer: printWriter,
        lastError: null,
      })
      .where(and(eq(printFiles.id, file.id), isNull(printFiles.madeAt), isNull(printFiles.erasedAt)))
      .returning({ id: printFiles.id });
    if (first && isHandedOver)
      await transaction.insert(pressHandovers).values({ printFileId: first.id, nextAttemptAt: now });
    if (first) return false;
    const { erasedAt } = printFiles;
    const [row] = await transaction.select({ erasedAt }).from(printFiles).where(eq(printFiles.id, file.id));
    return row?.erasedAt !== null;
  });
  // It was cancelled, and its term was over, while it was made.
  if (isErased) for (const name of archiveNames(line, made.pictures.length)) await storage.delete(name);
}

async function tryLater(makers: Makers, job: Job, reason: string): Promise<void> {
  makers.log.error({ order: job.order.number, error: reason }, 'a print file could not be made');
  const next = new Date(makers.clock().getTime() + retryDelay(job.file.attempts));
  await putOff(makers, job, reason, next);
}

async function putOff(
  { database }: Makers,
  { file }: Job,
  reason: string,
  nextAttemptAt: Date,
): Promise<void> {
  await database
    .update(printFiles)
    .set({ lastError: reason.slice(0, 300), nextAttemptAt })
    .where(and(eq(printFiles.id, file.id), isNull(printFiles.madeAt)));
}

function lineOf({ file: { position }, order: { number } }: Job): PrintedLine {
  if (number === null) throw new Error('An order without a number was never placed.');
  return { number, line: position + 1 };
}
