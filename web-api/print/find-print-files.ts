import type { Queries } from '@blattwerk/database/database.ts';
import { sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import { type PrintFileRow, pressRuns, printFiles } from '@blattwerk/database/tables/print-files.ts';
import { foilSchema } from '@blattwerk/schemas/design/document.ts';
import type { PrintFile } from '@blattwerk/schemas/web-api/orders/print-files.ts';
import { asc, eq } from 'drizzle-orm';

const foilOf = foilSchema.nullable();

/** What goes to the press of an order, in the order of its lines. */
export async function findPrintFiles(queries: Queries, { id }: Pick<OrderRow, 'id'>): Promise<PrintFile[]> {
  const rows = await queries
    .select({ file: printFiles, documentSha256: sealedDesigns.sha256, run: pressRuns.number })
    .from(printFiles)
    .innerJoin(sealedDesigns, eq(sealedDesigns.id, printFiles.sealId))
    .leftJoin(pressRuns, eq(pressRuns.id, printFiles.pressRunId))
    .where(eq(printFiles.orderId, id))
    .orderBy(asc(printFiles.position));
  return rows.map(({ file, ...joined }) => shownOf(file, joined));
}

function shownOf(
  { position, madeAt, bytes, sha256, foil, lastError, nextAttemptAt, erasedAt }: PrintFileRow,
  { documentSha256, run }: { documentSha256: string; run: number | null },
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
      run,
    };
  if (lastError === null) return { line, state: 'waiting' };
  const [, page] = /^differs: (.+)$/.exec(lastError) ?? [];
  return page === undefined
    ? { line, state: 'failed', nextAttemptAt: nextAttemptAt.toISOString() }
    : { line, state: 'differs', page };
}
