import type { Queries } from '@blattwerk/database/database.ts';
import { type OrderRow, orderEvents, orderLines, orders } from '@blattwerk/database/tables/orders.ts';
import { refunds } from '@blattwerk/database/tables/refunds.ts';
import { currencySchema } from '@blattwerk/schemas/shop/markets/currency-schema.ts';
import { addDays, endOfShopDay } from '@blattwerk/schemas/shop/service/calendar-days.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import type { Booking } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import {
  aliasedTable,
  and,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { type Charge, chargeOf, chargeSchema } from '../orders/charges/charge.ts';

export type Period = { from: string; to: string };
type Bookings = AnswerOf<'POST /web-api/order-desk/bookings'>;

const pageSize = 500;
const cancelled = 'state:cancelled';
const earlier = aliasedTable(orderEvents, 'earlier');
const sumsOf = ({ vat, giftVoucher }: Pick<Charge, 'vat' | 'giftVoucher'>): Sums => ({
  vat,
  voucher: giftVoucher?.amount ?? 0,
});
const refundPart = chargeSchema.pick({ vat: true, giftVoucher: true }).strip().transform(sumsOf);
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
    .select({ event: orderEvents, order: orders, refund: refunds.charge })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .leftJoin(refunds, eq(refunds.id, orderEvents.refundId))
    .where(
      and(
        gte(orderEvents.at, endOfShopDay(addDays(from, -1))),
        lt(orderEvents.at, endOfShopDay(to)),
        after === undefined
          ? undefined
          : sql`(${orderEvents.at}, ${orderEvents.id}) > (${at.toISOString()}::timestamptz, ${Number(id)}::int)`,
        isNotNull(orders.number),
        or(
          eq(orderEvents.kind, 'placed'),
          and(isNotNull(orderEvents.refundId), hasNoEarlier(queries, [cancelled])),
          // Orders that were paid back before parts could be name no refund.
          and(
            inArray(orderEvents.kind, [cancelled, 'payment:refunded']),
            isNull(orderEvents.refundId),
            hasNoEarlier(queries, [cancelled, 'payment:refunded']),
          ),
        ),
      ),
    )
    .orderBy(asc(orderEvents.at), asc(orderEvents.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1)?.event;
  const whole = shown.flatMap(({ order, refund }) => (refund === null ? [order.id] : []));
  const lines = await queries
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, whole))
    .orderBy(asc(orderLines.position));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const bookings: Booking[] = [];
  for (const { event, order, refund } of shown) {
    const sums =
      refund === null
        ? await leftOf(queries, order, event, sumsOf(chargeOf(order, linesOf.get(order.id) ?? [])))
        : refundPart.parse(refund);
    // Of an order that is cancelled after all of it was given back, nothing is left.
    if (event.kind === 'placed' || sums.vat.some(({ net }) => net !== 0))
      bookings.push(bookingOf(event, order, sums));
  }
  return {
    bookings,
    next: rows.length > pageSize && last ? `${last.at.getTime()}-${last.id}` : null,
  };
}

/** What an event adds or takes back, in minor units. */
type Sums = { vat: Charge['vat']; voucher: number };

/** All of an order; of one that is cancelled what refunds before have left of it. */
async function leftOf(
  queries: Queries,
  { id }: OrderRow,
  event: { kind: string; id: number },
  whole: Sums,
): Promise<Sums> {
  if (event.kind === 'placed') return whole;
  const before = await queries
    .select({ charge: refunds.charge })
    .from(orderEvents)
    .innerJoin(refunds, eq(refunds.id, orderEvents.refundId))
    .where(and(eq(orderEvents.orderId, id), lt(orderEvents.id, event.id)));
  return before.map(({ charge }) => refundPart.parse(charge)).reduce(less, whole);
}

function less({ vat, voucher }: Sums, taken: Sums): Sums {
  const left = vat.map(({ treatment, ratePerMille, net, tax }) => {
    const own = taken.vat.filter(
      (group) => group.treatment === treatment && group.ratePerMille === ratePerMille,
    );
    return {
      treatment,
      ratePerMille,
      net: own.reduce((sum, group) => sum - group.net, net),
      tax: own.reduce((sum, group) => sum - group.tax, tax),
    };
  });
  return { vat: left, voucher: voucher - taken.voucher };
}

/** An order that is cancelled and paid back is taken back once. */
function hasNoEarlier(queries: Queries, kinds: readonly string[]) {
  return notExists(
    queries
      .select({ id: earlier.id })
      .from(earlier)
      .where(
        and(
          eq(earlier.orderId, orderEvents.orderId),
          lt(earlier.id, orderEvents.id),
          inArray(earlier.kind, [...kinds]),
        ),
      ),
  );
}

function bookingOf(event: { kind: string; at: Date }, order: OrderRow, { vat, voucher }: Sums): Booking {
  const { firstName, lastName, company, vatId } = addressPart.parse(order.billingAddress);
  const currency = currencySchema.parse(order.currency);
  const money = (minorUnits: number) => ({ minorUnits, currency });
  return {
    kind: event.kind === 'placed' ? 'sale' : 'reversal',
    number: order.number ?? '',
    document: '',
    day: shopDay(event.at),
    currency,
    country: addressPart.parse(order.deliveryAddress).country,
    customer: company || `${firstName} ${lastName}`.trim(),
    vatId,
    ...rowPart.parse(order),
    vat: vat.map((group) => ({ ...group, net: money(group.net), tax: money(group.tax) })),
    giftVoucher: money(voucher),
  };
}
