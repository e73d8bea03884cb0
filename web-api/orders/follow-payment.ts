import { type OrderRow, paymentAttempts } from '@blattwerk/database/tables/orders.ts';
import type { PaymentState } from '@blattwerk/schemas/shop/service/order-states.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import type { PaymentStatus } from '../payments/online-provider.ts';
import { movePayment } from './move-payment.ts';
import { lastOpened } from './opened-payments.ts';

/**
 * Asks the company how far an order's payment is and takes the order along. Its message, the shopper who comes back and the
 * look every minute all come here; the first one moves the order. What arrives for an order that is cancelled goes back.
 */
export async function followPayment(
  backEnd: BackEnd,
  order: OrderRow,
): Promise<PaymentStatus | { kind: 'none' }> {
  const { payments, log, database, clock, mailer } = backEnd;
  const attempt = await lastOpened(backEnd, order.id);
  if (!payments.online || !attempt?.reference) return { kind: 'none' };
  const status = await payments.online.fetch(attempt.reference);
  if (status.kind === 'awaited' || status.kind === 'underway') return status;
  const next = status.kind === 'paid' ? stepAfterPaying(order) : undefined;
  if (status.kind === 'paid' && !isWhatWasAsked(status, order))
    log.error(
      { order: order.number },
      'a payment is not of the amount that was to be paid: look at it by hand',
    );
  else if (next) {
    const moved = await movePayment(backEnd, order, next);
    // Nothing is lost: the next look tries again, unless the other one has moved it.
    if (!moved.ok) return status;
    mailer.poke();
  }
  await database
    .update(paymentAttempts)
    .set({ state: status.kind, updatedAt: clock() })
    .where(eq(paymentAttempts.id, attempt.id));
  return status;
}

function isWhatWasAsked({ minorUnits, currency }: Extract<PaymentStatus, { kind: 'paid' }>, order: OrderRow) {
  return minorUnits === order.toPayMinorUnits && currency === order.currency;
}

function stepAfterPaying({ state, paymentState }: OrderRow): PaymentState | undefined {
  if (paymentState !== 'open' && paymentState !== 'cancelled') return undefined;
  return state === 'cancelled' || paymentState === 'cancelled' ? 'refunded' : 'paid';
}
