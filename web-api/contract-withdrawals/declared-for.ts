import type { Queries } from '@blattwerk/database/database.ts';
import { contractWithdrawals } from '@blattwerk/database/tables/contract-withdrawals.ts';
import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import type { DeskOrder } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { and, asc, eq, isNotNull } from 'drizzle-orm';

/** What was declared about an order, the oldest first; without its second step nothing was. */
export async function declaredFor(queries: Queries, { id }: OrderRow): Promise<DeskOrder['withdrawals']> {
  const rows = await queries
    .select()
    .from(contractWithdrawals)
    .where(and(eq(contractWithdrawals.orderId, id), isNotNull(contractWithdrawals.confirmedAt)))
    .orderBy(asc(contractWithdrawals.confirmedAt));
  return rows.map(({ confirmedAt, createdAt, name, goods, quantities }) => ({
    at: (confirmedAt ?? createdAt).toISOString(),
    name,
    goods,
    quantities,
  }));
}
