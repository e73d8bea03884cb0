import type { Queries } from '@blattwerk/database/database.ts';
import { contractWithdrawals } from '@blattwerk/database/tables/contract-withdrawals.ts';
import {
  type OrderRow,
  orderEvents,
  orderLines,
  orderParcels,
  orders,
} from '@blattwerk/database/tables/orders.ts';
import { reviewOptOuts, reviewRequests } from '@blattwerk/database/tables/product-reviews.ts';
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { requestMail } from './review-mails.ts';
import { reviewedProducts } from './reviewed-products.ts';

const day = 24 * 60 * 60 * 1000;
/** Who was not asked by then is not: as when a shop begins to ask, or its servers stood still. */
const lateDays = 60;
/** No order takes longer to be made and delivered. */
const daysInTheMaking = 90;
/** Customers who order often are asked once in a while. */
const daysBetween = 30;

/**
 * Asks the customer of one order that was delivered long enough ago what the products are like, by e-mail and once for good.
 * @returns whether there may be more of them
 */
export async function askForReview(
  backEnd: Pick<BackEnd, 'clock' | 'config' | 'database' | 'mailer'>,
): Promise<boolean> {
  const { clock, config, database, mailer } = backEnd;
  const { reviewRequestDays } = config;
  if (reviewRequestDays === null) return false;
  const now = clock();
  const isFound = await database.transaction(async (transaction) => {
    const order = await dueOrder(transaction, reviewRequestDays, now);
    if (!order) return false;
    const asked = await transaction
      .insert(reviewRequests)
      .values({ orderId: order.id, askedAt: now })
      .onConflictDoNothing()
      .returning();
    const products = await reviewedProducts(transaction, order);
    if (asked.length > 0 && products.length > 0)
      await mailer.write(transaction, requestMail(backEnd, order, products));
    return true;
  });
  if (isFound) mailer.poke();
  return isFound;
}

/** Held to the end of the transaction, and passed over by other processes. */
async function dueOrder(queries: Queries, days: number, now: Date): Promise<OrderRow | undefined> {
  const before = (count: number) => new Date(now.getTime() - count * day);
  const [found] = await queries
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.state, ['shipped', 'delivered']),
        ne(orders.paymentState, 'refunded'),
        isNull(orders.erasureAskedAt),
        gt(orders.placedAt, before(days + lateDays + daysInTheMaking)),
        sql`${deliveredAt(queries)} between ${before(days + lateDays).toISOString()} and ${before(days).toISOString()}`,
        exists(
          queries
            .select()
            .from(orderLines)
            .where(
              and(
                eq(orderLines.orderId, orders.id),
                sql`${orderLines.shown} -> 'item' ->> 'kind' not in ('sample', 'giftVoucher')`,
              ),
            ),
        ),
        not(exists(queries.select().from(reviewRequests).where(eq(reviewRequests.orderId, orders.id)))),
        not(
          exists(
            queries
              .select()
              .from(contractWithdrawals)
              .where(
                and(eq(contractWithdrawals.orderId, orders.id), isNotNull(contractWithdrawals.confirmedAt)),
              ),
          ),
        ),
        not(exists(queries.select().from(reviewOptOuts).where(eq(reviewOptOuts.emailHash, emailHash)))),
        not(wasAskedSince(before(daysBetween))),
      ),
    )
    .orderBy(asc(orders.placedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return found;
}

const emailHash = sql`encode(sha256(convert_to(${orders.email}, 'UTF8')), 'hex')`;

/** Another order of the same address. */
function wasAskedSince(moment: Date): SQL {
  return sql`exists (select from ${reviewRequests} asked join orders other on other.id = asked.order_id where other.email = ${orders.email} and asked.asked_at > ${moment.toISOString()})`;
}

/** When the desk noted it, else the last day that was promised; a parcel that left late takes four days. */
function deliveredAt(queries: Queries): SQL {
  const noted = queries
    .select({ at: sql`max(${orderEvents.at})` })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), eq(orderEvents.kind, 'state:delivered')));
  const promised = queries
    .select({
      at: sql`max(greatest((${orderParcels.shipping} ->> 'deliveryTo')::date, ${orderParcels.shippedAt} + interval '4 days'))`,
    })
    .from(orderParcels)
    .where(eq(orderParcels.orderId, orders.id));
  return sql`coalesce((${noted}), (${promised}))`;
}
