import type { Queries } from '@blattwerk/database/database.ts';
import { sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { type OrderRow, orderLines } from '@blattwerk/database/tables/orders.ts';
import { printFiles } from '@blattwerk/database/tables/print-files.ts';
import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import { and, asc, eq, sql } from 'drizzle-orm';

/**
 * What was designed of an order, in the order of its lines: hashes of the document and of its file for the press, which
 * the archive and its ticket name too.
 */
export async function findProofs(queries: Queries, { id }: Pick<OrderRow, 'id'>): Promise<Order['proofs']> {
  const rows = await queries
    .select({
      name: sealedDesigns.name,
      documentSha256: sealedDesigns.sha256,
      sha256: printFiles.sha256,
      madeAt: printFiles.madeAt,
    })
    .from(orderLines)
    .innerJoin(sealedDesigns, sql`${sealedDesigns.id} = (${orderLines.shown} -> 'item' ->> 'sealId')::uuid`)
    .leftJoin(
      printFiles,
      and(eq(printFiles.orderId, orderLines.orderId), eq(printFiles.position, orderLines.position)),
    )
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position));
  return rows.map(({ name, documentSha256, sha256, madeAt }) => ({
    name,
    documentSha256,
    printed: sha256 !== null && madeAt !== null ? { sha256, comparedAt: madeAt.toISOString() } : null,
  }));
}
