import type { Queries } from '@blattwerk/database/database.ts';
import { type OrderRow, orderLines } from '@blattwerk/database/tables/orders.ts';
import { printFiles } from '@blattwerk/database/tables/print-files.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { asc, eq } from 'drizzle-orm';

const shownPart = orderSchema.shape.lines.element.pick({ item: true }).strip();

/** Writes the jobs that make the files of an order going into print; one that came back and goes again has them. */
export async function requestPrintFiles(
  transaction: Queries,
  { id }: Pick<OrderRow, 'id'>,
  now: Date,
): Promise<void> {
  const rows = await transaction
    .select({ position: orderLines.position, shown: orderLines.shown })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position));
  const jobs = rows.flatMap(({ position, shown }) => {
    const { item } = shownPart.parse(shown);
    return item.kind === 'design' ? [{ orderId: id, position, sealId: item.sealId, nextAttemptAt: now }] : [];
  });
  if (jobs.length > 0) await transaction.insert(printFiles).values(jobs).onConflictDoNothing();
}
