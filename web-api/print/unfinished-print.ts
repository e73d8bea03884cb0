import type { Queries } from '@blattwerk/database/database.ts';
import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import { printFiles } from '@blattwerk/database/tables/print-files.ts';
import { and, eq, isNull } from 'drizzle-orm';

/** Whether a file of an order that goes to the press waits to be made, or has failed. */
export async function isPrintUnfinished(queries: Queries, { id }: Pick<OrderRow, 'id'>): Promise<boolean> {
  const [unfinished] = await queries
    .select({ id: printFiles.id })
    .from(printFiles)
    .where(and(eq(printFiles.orderId, id), isNull(printFiles.madeAt), isNull(printFiles.erasedAt)))
    .limit(1);
  return unfinished !== undefined;
}
