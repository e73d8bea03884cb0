import type { Queries } from '@blattwerk/database/database.ts';
import { baskets } from '@blattwerk/database/tables/baskets.ts';
import { type OrderRow, orderLines, orders } from '@blattwerk/database/tables/orders.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import type { Shopper } from '../basket/basket-owner.ts';
import { ownedBaskets } from '../basket/basket-store.ts';
import { listInvoices } from './invoices/find-invoices.ts';
import { statesOf } from './move-order.ts';
import { opensOrder } from './order-link.ts';

const listed = 50;
const shownNames = 3;
const linePart = orderSchema.shape.lines.element.pick({ name: true }).strip();
const totalPart = orderSchema.pick({ total: true }).strip();
const invoicesPart = orderSchema.shape.invoices.element.strip().array();

/** An order by its number, for its customer or who has the token of its link; undefined for anyone else. */
export async function findOrder(
  backEnd: BackEnd,
  number: string,
  { customerId, token }: { customerId: string | undefined; token: string | undefined },
): Promise<OrderRow | undefined> {
  const [row] = await backEnd.database.select().from(orders).where(eq(orders.number, number));
  const isOwn = row?.customerId != null && row.customerId === customerId;
  return isOwn || opensOrder(backEnd, token, number) ? row : undefined;
}

/** What a shopper has ordered with a key, or of the basket that was shown: an order that is sent again finds itself. */
export async function findPlaced(
  queries: Queries,
  shopper: Shopper,
  { idempotencyKey, version }: { idempotencyKey: string; version: number },
): Promise<string | undefined> {
  const owned = ownedBaskets(shopper);
  if (!owned) return undefined;
  const rows = await queries
    .select({ id: orders.id, key: orders.idempotencyKey, version: baskets.version })
    .from(orders)
    .innerJoin(baskets, eq(baskets.id, orders.basketId))
    .where(and(owned, isNotNull(baskets.orderedAt)))
    .orderBy(desc(orders.placedAt));
  const found = rows.find(({ key }) => key === idempotencyKey) ?? rows.find((row) => row.version === version);
  return found?.id;
}

/** A customer's orders, the newest first. */
export async function listOrders(
  queries: Queries,
  customerId: string,
  channel: string,
): Promise<AnswerOf<'GET /web-api/orders'>['orders']> {
  const rows = await queries
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.channel, channel)))
    .orderBy(desc(orders.placedAt))
    .limit(listed);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await queries
    .select({ orderId: orderLines.orderId, shown: orderLines.shown })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const invoices = await listInvoices(queries, ids);
  return rows.map((row) => {
    const own = (byOrder.get(row.id) ?? []).map(({ shown }) => linePart.parse(shown));
    return {
      number: row.number ?? '',
      placedAt: row.placedAt.toISOString(),
      ...statesOf(row),
      ...totalPart.parse(row.totals),
      count: own.length,
      names: own.slice(0, shownNames).map(({ name }) => name),
      invoices: invoicesPart.parse(invoices.get(row.id) ?? []),
    };
  });
}
