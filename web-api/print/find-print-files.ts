import { sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import {
  type PressHandoverRow,
  type PrintFileRow,
  pressHandovers,
  pressRuns,
  printFiles,
} from '@blattwerk/database/tables/print-files.ts';
import { foilSchema } from '@blattwerk/schemas/design/document.ts';
import { printTicketSchema } from '@blattwerk/schemas/print/print-ticket.ts';
import type { PrintFile } from '@blattwerk/schemas/web-api/orders/print-files.ts';
import { asc, eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { handOverOf } from './hand-over/hand-over-of.ts';

const foilOf = foilSchema.nullable();
const pagesOf = printTicketSchema.shape.pages.nullable();

type Joined = { documentSha256: string; run: number | null; handover: PressHandoverRow | null };

/** What goes to the press of an order, in the order of its lines. */
export async function findPrintFiles(
  { config, database }: Pick<BackEnd, 'config' | 'database'>,
  { id }: Pick<OrderRow, 'id'>,
): Promise<PrintFile[]> {
  const rows = await database
    .select({
      file: printFiles,
      documentSha256: sealedDesigns.sha256,
      run: pressRuns.number,
      handover: pressHandovers,
    })
    .from(printFiles)
    .innerJoin(sealedDesigns, eq(sealedDesigns.id, printFiles.sealId))
    .leftJoin(pressRuns, eq(pressRuns.id, printFiles.pressRunId))
    .leftJoin(pressHandovers, eq(pressHandovers.printFileId, printFiles.id))
    .where(eq(printFiles.orderId, id))
    .orderBy(asc(printFiles.position));
  return rows.map(({ file, ...joined }) => shownOf(file, joined, config.press.handOver !== null));
}

function shownOf(
  {
    position,
    madeAt,
    bytes,
    sha256,
    foil,
    pages,
    pictures,
    lastError,
    nextAttemptAt,
    erasedAt,
  }: PrintFileRow,
  { documentSha256, run, handover }: Joined,
  isSent: boolean,
): PrintFile {
  const line = position + 1;
  if (erasedAt !== null) return { line, state: 'erased', erasedAt: erasedAt.toISOString() };
  if (madeAt !== null && bytes !== null && sha256 !== null)
    return {
      line,
      state: 'made',
      madeAt: madeAt.toISOString(),
      bytes,
      sha256,
      foil: foilOf.parse(foil),
      documentSha256,
      pages: (pagesOf.parse(pages) ?? [])
        .slice(0, pictures)
        .map(({ label, width, height }) => ({ label, width, height })),
      handOver: isSent && handover ? handOverOf(handover) : null,
      run,
    };
  if (lastError === null) return { line, state: 'waiting' };
  const [, page] = /^differs: (.+)$/.exec(lastError) ?? [];
  return page === undefined
    ? { line, state: 'failed', nextAttemptAt: nextAttemptAt.toISOString() }
    : { line, state: 'differs', page };
}
