import { type OrderRow, orders, paymentAttempts } from '@blattwerk/database/tables/orders.ts';
import { and, count, desc, eq, isNotNull, like } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';

type Has = Pick<BackEnd, 'database'>;

/** Keys of the payments that an order opens at a company's page, one after the other. */
export const openedKey = (orderId: string, place: number) => `${orderId}:pay:${place}`;

/** Attempts of the kind, of one order or of all. */
export const isOpened = (orderId = '%') => like(paymentAttempts.key, `${orderId}:pay:%`);

/** What an order has opened last at a company's page, if anything. */
export async function lastOpened({ database }: Has, orderId: string) {
  const [attempt] = await database
    .select()
    .from(paymentAttempts)
    .where(and(isOpened(orderId), isNotNull(paymentAttempts.reference)))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  return attempt;
}

/** How many have been opened and answered: one that broke off is asked for again with its own key. */
export async function countOpened({ database }: Has, orderId: string): Promise<number> {
  const [found] = await database
    .select({ opened: count(paymentAttempts.reference) })
    .from(paymentAttempts)
    .where(isOpened(orderId));
  return found?.opened ?? 0;
}

/** The order whose payment has that reference at the company. */
export async function orderOfPayment({ database }: Has, reference: string): Promise<OrderRow | undefined> {
  const [found] = await database
    .select({ order: orders })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(and(isOpened(), eq(paymentAttempts.reference, reference)));
  return found?.order;
}
