import type { Queries } from '@blattwerk/database/database.ts';
import { orderWords, parcelWords } from '@blattwerk/database/tables/order-search.ts';
import { type OrderRow, orderParcels, orders } from '@blattwerk/database/tables/orders.ts';
import type { BodyOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { type DeskList, type DeskRow, deskListSchema } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { and, count, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { statesOf } from '../orders/move-order.ts';
import { searchQuery } from './search-query.ts';
import { similarQuery } from './similar-words.ts';

type Asked = Omit<BodyOf<'POST /web-api/order-desk/list'>, 'token'>;

const pageSize = 50;
const addressPart = orderSchema.shape.billingAddress
  .pick({ firstName: true, lastName: true, company: true, city: true, country: true })
  .strip();
const totalPart = orderSchema.pick({ total: true }).strip();
const methodPart = orderSchema.pick({ paymentMethod: true }).strip();

/**
 * A page of orders, the newest first, and how many the search finds in each state; where it finds none in any, those that
 * are written nearly as it was typed.
 */
export async function findDeskOrders(queries: Queries, asked: Asked): Promise<DeskList> {
  const exact = asked.search === undefined ? undefined : searchQuery(asked.search);
  const list = await listFoundBy(queries, asked, exact);
  if (exact === undefined || asked.search === undefined || list.counts.length > 0)
    return { ...list, isSimilar: false };
  const similar = await similarQuery(queries, asked.search);
  return similar === undefined
    ? { ...list, isSimilar: false }
    : { ...(await listFoundBy(queries, asked, similar)), isSimilar: true };
}

async function listFoundBy(
  queries: Queries,
  asked: Asked,
  query: string | undefined,
): Promise<Omit<DeskList, 'isSimilar'>> {
  const words = foundBy(query);
  const found = and(isNotNull(orders.number), words);
  // What was searched for is sorted once it is found: by the index of numbers, all orders would be looked at for a rare word.
  const order = words ? sql`${orders.number} || ''` : orders.number;
  const rows = await queries
    .select()
    .from(orders)
    .where(
      and(
        found,
        asked.state && eq(orders.state, asked.state),
        asked.paymentState && eq(orders.paymentState, asked.paymentState),
        asked.before === undefined ? undefined : lt(orders.number, asked.before),
      ),
    )
    .orderBy(desc(order))
    .limit(pageSize + 1);
  const counts = await queries
    .select({ state: orders.state, paymentState: orders.paymentState, count: count() })
    .from(orders)
    .where(found)
    .groupBy(orders.state, orders.paymentState);
  const shown = rows.slice(0, pageSize).map(rowOf);
  return {
    orders: shown,
    next: rows.length > pageSize ? (shown.at(-1)?.number ?? null) : null,
    counts: deskListSchema.shape.counts.parse(counts),
  };
}

function foundBy(query: string | undefined) {
  if (query === undefined) return undefined;
  // Each by its own index, then together: with an `or` between them, the words of all orders would be worked out.
  const ofOrders = sql`select ${orders.id} from ${orders} where ${orderWords(orders)} @@ ${query}::tsquery`;
  const ofParcels = sql`select ${orderParcels.orderId} from ${orderParcels} where ${parcelWords(orderParcels)} @@ ${query}::tsquery`;
  return sql`${orders.id} in (${ofOrders} union ${ofParcels})`;
}

function rowOf(row: OrderRow): DeskRow {
  const { firstName, lastName, company } = addressPart.parse(row.billingAddress);
  const { city, country } = addressPart.parse(row.deliveryAddress);
  return {
    number: row.number ?? '',
    placedAt: row.placedAt.toISOString(),
    name: `${firstName} ${lastName}`.trim(),
    company,
    isBusiness: row.business !== null,
    isWhitelabelOrder: row.isWhitelabelOrder,
    town: city,
    country,
    ...totalPart.parse(row.totals),
    ...statesOf(row),
    ...methodPart.parse(row),
  };
}
