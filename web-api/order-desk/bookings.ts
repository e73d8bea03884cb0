import type { Queries } from '@blattwerk/database/database.ts';
import { type OrderRow, orderEvents, orders } from '@blattwerk/database/tables/orders.ts';
import { currencySchema } from '@blattwerk/schemas/shop/markets/currency-schema.ts';
import { addDays } from '@blattwerk/schemas/shop/service/local-time.ts';
import { endOfShopDay, shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import type { Booking } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { aliasedTable, and, asc, eq, gte, inArray, isNotNull, lt, notExists, or, sql } from 'drizzle-orm';

export type Period = { from: string; to: string };
type Bookings = AnswerOf<'POST /web-api/order-desk/bookings'>;

const pageSize = 500;
const reversals = ['state:cancelled', 'payment:refunded'];
const earlier = aliasedTable(orderEvents, 'earlier');
const totalsPart = orderSchema.pick({ vat: true, giftVoucher: true }).strip();
const rowPart = orderSchema.pick({ paymentMethod: true }).strip();
const addressPart = orderSchema.shape.billingAddress
  .pick({ firstName: true, lastName: true, company: true, vatId: true, country: true })
  .strip();

/**
 * A page of what orders add to the books in a period and what they take back, as it happened.
 * @param after where the last page ended: milliseconds and id of its last event
 */
export async function findBookings(
  queries: Queries,
  { from, to }: Period,
  after: string | undefined,
): Promise<Bookings> {
  const [milliseconds = '', id = ''] = after?.split('-') ?? [];
  const at = new Date(Number(milliseconds));
  const rows = await queries
    .select({ event: orderEvents, order: orders })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(
      and(
        gte(orderEvents.at, endOfShopDay(addDays(from, -1))),
        lt(orderEvents.at, endOfShopDay(to)),
        after === undefined
          ? undefined
          : sql`(${orderEvents.at}, ${orderEvents.id}) > (${at.toISOString()}::timestamptz, ${Number(id)}::int)`,
        isNotNull(orders.number),
        or(eq(orderEvents.kind, 'placed'), and(inArray(orderEvents.kind, reversals), isFirst(queries))),
      ),
    )
    .orderBy(asc(orderEvents.at), asc(orderEvents.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1)?.event;
  return {
    bookings: shown.map(({ event, order }) => bookingOf(event, order)),
    next: rows.length > pageSize && last ? `${last.at.getTime()}-${last.id}` : null,
  };
}

/** An order that is cancelled and paid back is taken back once. */
function isFirst(queries: Queries) {
  return notExists(
    queries
      .select({ id: earlier.id })
      .from(earlier)
      .where(
        and(
          eq(earlier.orderId, orderEvents.orderId),
          lt(earlier.id, orderEvents.id),
          inArray(earlier.kind, reversals),
        ),
      ),
  );
}

function bookingOf(event: { kind: string; at: Date }, order: OrderRow): Booking {
  const { firstName, lastName, company, vatId } = addressPart.parse(order.billingAddress);
  const { vat, giftVoucher } = totalsPart.parse(order.totals);
  const currency = currencySchema.parse(order.currency);
  return {
    kind: event.kind === 'placed' ? 'sale' : 'reversal',
    number: order.number ?? '',
    day: shopDay(event.at),
    currency,
    country: addressPart.parse(order.deliveryAddress).country,
    customer: company || `${firstName} ${lastName}`.trim(),
    vatId,
    ...rowPart.parse(order),
    vat,
    giftVoucher: giftVoucher?.amount ?? { minorUnits: 0, currency },
  };
}
