import { orders, paymentAttempts } from '@blattwerk/database/tables/orders.ts';
import { refunds } from '@blattwerk/database/tables/refunds.ts';
import { and, asc, eq, gt, like, lt } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { followPayment } from './follow-payment.ts';
import { startPayment } from './move-payment.ts';
import { isOpened } from './opened-payments.ts';
import { finishRefund } from './refunds/refund-order.ts';

const minute = 60_000;
/** Longer than any page for a payment stays open. */
const followedDays = 4;
const atOnce = 20;

/**
 * Looks after payments that are left lying: of shoppers who did not come back and whose message was lost, and those whose
 * process ended before the way to pay was asked, or before a refund was noted.
 * @param ending leaves those whose turn has not come to the next process
 */
export async function followPayments(backEnd: BackEnd, ending: AbortSignal): Promise<false> {
  const { database, clock } = backEnd;
  const now = clock();
  const resting = lt(paymentAttempts.updatedAt, new Date(now.getTime() - minute));
  const unasked = await database
    .select({ orderId: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(and(like(paymentAttempts.key, '%:start'), eq(paymentAttempts.state, 'started'), resting))
    .limit(atOnce);
  for (const { orderId } of unasked) {
    if (ending.aborted) return false;
    await startPayment(backEnd, orderId);
  }
  const recent = gt(paymentAttempts.createdAt, new Date(now.getTime() - followedDays * 24 * 60 * minute));
  const awaited = await database
    .select({ id: paymentAttempts.id, order: orders })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(and(isOpened(), eq(paymentAttempts.state, 'awaited'), resting, recent))
    .orderBy(asc(paymentAttempts.updatedAt))
    .limit(atOnce);
  for (const { id, order } of awaited) {
    if (ending.aborted) return false;
    // Its turn comes again after the others'.
    await database.update(paymentAttempts).set({ updatedAt: now }).where(eq(paymentAttempts.id, id));
    await followPayment(backEnd, order);
  }
  const halfDone = await database
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, 'asked'), lt(refunds.updatedAt, new Date(now.getTime() - minute))))
    .limit(atOnce);
  for (const refund of halfDone) {
    if (ending.aborted) return false;
    await finishRefund(backEnd, refund);
  }
  return false;
}
