import type { Queries } from '@blattwerk/database/database.ts';
import { type OrderRow, orderEvents, orders, paymentAttempts } from '@blattwerk/database/tables/orders.ts';
import { type RefundRow, refunds } from '@blattwerk/database/tables/refunds.ts';
import { and, eq } from 'drizzle-orm';
import type { BackEnd } from '../../back-end.ts';
import { chargeSchema } from '../charges/charge.ts';
import { orderExtent } from '../charges/order-extent.ts';
import { isWhole } from '../charges/part-of-charge.ts';
import { restoreGifts } from '../end-gifts.ts';
import { writeCreditNote } from '../invoices/write-invoice.ts';
import { type Moved, refuse } from '../moved.ts';
import { providerOf, referenceOf } from '../provider-of.ts';
import { giveBackToVoucher, restoreVouchers } from '../redeem-vouchers.ts';
import { type AskedRefund, beginRefund, settlesBy } from './begin-refund.ts';
import { refundMail } from './refund-mail.ts';

/**
 * Gives back what was chosen of an order: written down, asked of the way to pay by its own key, and then noted with all
 * that follows. One that was left half done is finished first, so that nothing is ever given back twice.
 */
export async function refundOrder(backEnd: BackEnd, order: OrderRow, asked: AskedRefund): Promise<Moved> {
  const [open] = await backEnd.database
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), eq(refunds.state, 'asked')));
  if (open) {
    const finished = await finishRefund(backEnd, open);
    const [now = order] = await backEnd.database.select().from(orders).where(eq(orders.id, order.id));
    // It was all there was.
    if (asked.extent === 'rest' && !(await settlesBy(backEnd.database, now))) return finished;
  }
  const begun = await beginRefund(backEnd, order.id, asked);
  return begun.ok ? finishRefund(backEnd, begun.refund) : begun;
}

/** Asks the way to pay, and notes what came of it: once, however often it is called. */
export async function finishRefund(backEnd: BackEnd, refund: RefundRow): Promise<Moved> {
  if (refund.state === 'done') return { ok: true };
  if (refund.state === 'refused') return refuse('other', 'The way to pay has refused this refund before.');
  const { database, mailer, invoicePdfs } = backEnd;
  const [order] = await database.select().from(orders).where(eq(orders.id, refund.orderId));
  if (!order) return refuse('unknown-order', 'The order is gone.');
  const { toPay: minorUnits, currency } = chargeSchema.parse(refund.charge);
  if (refund.settles === 'back' && minorUnits > 0) {
    const request = { key: refund.key, orderNumber: order.number ?? '', minorUnits, currency };
    const settled = await providerOf(backEnd, order).refund(await referenceOf(backEnd, order), request);
    if (!settled.ok) {
      await database.transaction((transaction) => noteRefused(backEnd, transaction, refund));
      return refuse('other', settled.reason);
    }
  }
  await database.transaction((transaction) => noteDone(backEnd, transaction, refund));
  mailer.poke();
  invoicePdfs.poke();
  return { ok: true };
}

async function noteRefused({ clock }: BackEnd, transaction: Queries, refund: RefundRow): Promise<void> {
  const [ended] = await close(transaction, refund, 'refused', clock());
  if (ended) await restoreGifts(transaction, ended.endedVouchers);
}

async function noteDone(backEnd: BackEnd, transaction: Queries, refund: RefundRow): Promise<void> {
  const now = backEnd.clock();
  const [order] = await transaction.select().from(orders).where(eq(orders.id, refund.orderId)).for('update');
  const [done] = await close(transaction, refund, 'done', now);
  if (!order || !done) return;
  const part = chargeSchema.parse(done.charge);
  const { charge, taken } = await orderExtent(transaction, order, ['done']);
  const { giftVoucher } = part;
  if (giftVoucher) await giveBackToVoucher(transaction, order.id, giftVoucher, now);
  const isAll = isWhole(charge, taken);
  if (isAll) await restoreVouchers(transaction, order.id);
  const whole = done.settles === 'back' ? 'refunded' : 'cancelled';
  const partly = done.settles === 'back' ? 'part-refunded' : 'part-credited';
  if (isAll)
    await transaction
      .update(orders)
      .set({ paymentState: whole, updatedAt: now })
      .where(eq(orders.id, order.id));
  const { reason, by } = done;
  const kind = `payment:${isAll ? whole : partly}`;
  await transaction
    .insert(orderEvents)
    .values({ orderId: order.id, kind, reason, by, refundId: done.id, at: now });
  const isInvoiced = await writeCreditNote(backEnd, transaction, order, done);
  // The credit note has a message of its own, and so has an order that was cancelled.
  if (!isInvoiced && order.state !== 'cancelled')
    await backEnd.mailer.write(transaction, refundMail(backEnd, order, done, part));
}

async function close(transaction: Queries, { id, key }: RefundRow, state: 'done' | 'refused', now: Date) {
  await transaction
    .update(paymentAttempts)
    .set({ state: state === 'done' ? 'refunded' : 'refused', updatedAt: now })
    .where(and(eq(paymentAttempts.key, key), eq(paymentAttempts.state, 'started')));
  return transaction
    .update(refunds)
    .set({ state, updatedAt: now })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'asked')))
    .returning();
}
