import { type OrderRow, orderEvents, orders, paymentAttempts } from '@blattwerk/database/tables/orders.ts';
import { type PaymentState, paymentStates } from '@blattwerk/schemas/shop/service/order-states.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { BackEnd } from '../back-end.ts';
import type { PaymentProvider, PaymentRequest } from '../payments/payment-provider.ts';
import { orderExtent } from './charges/order-extent.ts';
import { allOf, isWhole, partOfCharge } from './charges/part-of-charge.ts';
import { issueGifts } from './issue-gifts.ts';
import { type Moved, refuse, type Why } from './moved.ts';
import { providerOf, referenceOf } from './provider-of.ts';
import { restoreVouchers } from './redeem-vouchers.ts';
import { newRefundKey, settlesBy } from './refunds/begin-refund.ts';
import { refundOrder } from './refunds/refund-order.ts';

export const paymentStateSchema = z.enum(paymentStates);

/**
 * Asks the way to pay for what an order is to be paid by, once it is stored. Asking again is safe: an attempt that was
 * answered is left alone, and one that was not carries the same key.
 */
export async function startPayment(backEnd: BackEnd, orderId: string): Promise<void> {
  const { database, clock } = backEnd;
  const [found] = await database
    .select({ order: orders, attempt: paymentAttempts })
    .from(orders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
    .where(and(eq(orders.id, orderId), eq(paymentAttempts.state, 'started')));
  if (!found || found.attempt.key !== `${orderId}:start`) return;
  const { order, attempt } = found;
  const started = await providerOf(backEnd, order).start(requestOf(order, attempt.key));
  await database.transaction(async (transaction) => {
    const [answered] = await transaction
      .update(paymentAttempts)
      .set({
        state: started.kind,
        ...('reference' in started && { reference: started.reference }),
        updatedAt: clock(),
      })
      .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.state, 'started')))
      .returning();
    if (!answered || (started.kind !== 'authorized' && started.kind !== 'paid')) return;
    const [moved] = await transaction
      .update(orders)
      .set({ paymentState: started.kind, updatedAt: clock() })
      .where(and(eq(orders.id, orderId), eq(orders.paymentState, 'open')))
      .returning();
    const kind = `payment:${started.kind}`;
    if (!moved) return;
    await transaction.insert(orderEvents).values({ orderId, kind, at: clock() });
    if (started.kind === 'paid') await issueGifts(backEnd, transaction, moved);
  });
}

/**
 * Takes a payment to another state, which its table allows: the way to pay is asked first, then the order says so. What
 * was paid, or is owed for goods that were delivered, is given back as a refund of all that is left.
 */
export async function movePayment(
  backEnd: BackEnd,
  order: OrderRow,
  next: PaymentState,
  why: Why = {},
): Promise<Moved> {
  const { database, clock } = backEnd;
  const { charge, taken } = await orderExtent(database, order, ['done']);
  const isEnd = next === 'refunded' || next === 'cancelled';
  if (isEnd && !isWhole(charge, taken) && (await settlesBy(database, order)))
    return refundOrder(backEnd, order, { key: newRefundKey(order), extent: 'rest', ...why });
  const key = `${order.id}:${next}`;
  // Of what is paid later, that is left which was not taken back before.
  const minorUnits =
    next === 'paid' ? partOfCharge(charge, taken, allOf(charge)).toPay : order.toPayMinorUnits;
  await database
    .insert(paymentAttempts)
    .values({ orderId: order.id, key, provider: order.paymentMethod, state: 'started', minorUnits })
    .onConflictDoNothing();
  const settled = await settle(providerOf(backEnd, order), next, {
    request: { ...requestOf(order, key), minorUnits },
    reference: await referenceOf(backEnd, order),
  });
  if (!settled.ok) return settled;
  return database.transaction(async (transaction): Promise<Moved> => {
    const [moved] = await transaction
      .update(orders)
      .set({ paymentState: next, updatedAt: clock() })
      .where(
        and(
          eq(orders.id, order.id),
          eq(orders.state, order.state),
          eq(orders.paymentState, order.paymentState),
        ),
      )
      .returning();
    if (!moved) return refuse('moved-elsewhere', 'The payment has been moved elsewhere in the meantime.');
    await transaction
      .update(paymentAttempts)
      .set({ state: next, updatedAt: clock() })
      .where(eq(paymentAttempts.key, key));
    await transaction
      .insert(orderEvents)
      .values({ orderId: order.id, kind: `payment:${next}`, ...why, at: clock() });
    if (next === 'paid') await issueGifts(backEnd, transaction, moved);
    if (next === 'refunded') await restoreVouchers(transaction, order.id);
    return { ok: true };
  });
}

type Asked = { request: PaymentRequest; reference: string };

function settle(
  provider: PaymentProvider,
  next: PaymentState,
  { request, reference }: Asked,
): Promise<Moved> {
  if (next === 'paid') return provider.capture(reference, request);
  if (next === 'refunded') return provider.refund(reference, request);
  if (next === 'cancelled') return provider.cancel(reference, request);
  return Promise.resolve({ ok: true });
}

function requestOf({ number, toPayMinorUnits, currency }: OrderRow, key: string): PaymentRequest {
  return { key, orderNumber: number ?? '', minorUnits: toPayMinorUnits, currency };
}
