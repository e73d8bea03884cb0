import type { Queries } from '@blattwerk/database/database.ts';
import { type OrderRow, orderEvents, orderParcels, orders } from '@blattwerk/database/tables/orders.ts';
import {
  type OrderState,
  orderStates,
  type PaymentState,
} from '@blattwerk/schemas/shop/service/order-states.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { BackEnd } from '../back-end.ts';
import { requestPrintFiles } from '../print/request-print-files.ts';
import { isPrintUnfinished } from '../print/unfinished-print.ts';
import { endGifts } from './end-gifts.ts';
import { writeInvoice } from './invoices/write-invoice.ts';
import { movePayment, paymentStateSchema } from './move-payment.ts';
import { type Moved, refuse, type Why } from './moved.ts';
import { cancelledMail } from './order-mails.ts';
import { paymentStepProblem, stepProblem } from './order-steps.ts';
import { parcelMail } from './parcel-mail.ts';
import { parcelStates, parcelsOf } from './parcels-of.ts';
import { restoreVouchers } from './redeem-vouchers.ts';

const orderStateSchema = z.enum(orderStates);
type Step = { state?: OrderState | undefined; paymentState?: PaymentState | undefined } & Why;

/** The states of an order. */
export function statesOf({ state, paymentState }: OrderRow) {
  return { state: orderStateSchema.parse(state), paymentState: paymentStateSchema.parse(paymentState) };
}

/** Takes an order one step on: its own state, or that of its payment. */
export async function moveOrder(backEnd: BackEnd, order: OrderRow, step: Step): Promise<Moved> {
  const { state, paymentState, reason, by } = step;
  const why = { reason, by };
  const states = { ...statesOf(order), hasParcel: order.shipping !== null };
  const refused =
    (paymentState && paymentStepProblem(states, paymentState)) ??
    (state && stepProblem(states, state, reason));
  if (refused) return refuse(refused.refusal, refused.sentence);
  if (paymentState) return movePayment(backEnd, order, paymentState, why);
  if (state === 'cancelled') return cancelOrder(backEnd, order, why);
  return state ? changeState(backEnd, order, state, why) : refuse('no-step', 'Name the next state.');
}

/**
 * Cancels an order that is not in print: its vouchers are good again, what was paid goes back, and a message says so.
 */
export async function cancelOrder(backEnd: BackEnd, order: OrderRow, why: Why = {}): Promise<Moved> {
  const hasParcel = order.shipping !== null;
  const refused = stepProblem({ ...statesOf(order), hasParcel }, 'cancelled', why.reason);
  if (refused) return refuse(refused.refusal, refused.sentence);
  const moved = await changeState(backEnd, order, 'cancelled', why);
  if (!moved.ok) return moved;
  backEnd.mailer.poke();
  const { paymentState } = statesOf(order);
  const cancelled = { ...order, state: 'cancelled' };
  const next = paymentState === 'paid' ? 'refunded' : 'cancelled';
  // What was paid back before stays so.
  return paymentStepProblem({ paymentState }, next)
    ? { ok: true }
    : movePayment(backEnd, cancelled, next, why);
}

/** Says of every parcel that has not left yet that it has, in one message. */
async function shipTheRest(backEnd: BackEnd, transaction: Queries, row: OrderRow): Promise<void> {
  const left = await transaction
    .update(orderParcels)
    .set({ shippedAt: backEnd.clock() })
    .where(and(eq(orderParcels.orderId, row.id), isNull(orderParcels.shippedAt)))
    .returning({ position: orderParcels.position });
  const [first, ...rest] = left.map(({ position }) => position).sort((one, other) => one - other);
  if (first === undefined) return;
  await backEnd.mailer.write(transaction, await parcelMail(backEnd, transaction, row, [first, ...rest]));
}

async function changeState(backEnd: BackEnd, order: OrderRow, next: OrderState, why: Why): Promise<Moved> {
  const { clock, database, mailer, printFiles } = backEnd;
  const result = await database.transaction(async (transaction): Promise<Moved> => {
    if (order.state === 'in_print') {
      // Held, so that none of its parcels leaves meanwhile.
      await transaction.select().from(orders).where(eq(orders.id, order.id)).for('update');
      const states = {
        ...statesOf(order),
        ...parcelStates(await parcelsOf(transaction, order)),
        isPrintUnfinished: await isPrintUnfinished(transaction, order),
      };
      const refused = stepProblem(states, next, why.reason);
      if (refused) return refuse(refused.refusal, refused.sentence);
    }
    if (next === 'cancelled' && !(await endGifts(transaction, order, clock())))
      return refuse('gift-used', 'A gift voucher of this order has been used: the order stays.');
    const [moved] = await transaction
      .update(orders)
      .set({ state: next, updatedAt: clock() })
      .where(
        and(
          eq(orders.id, order.id),
          eq(orders.state, order.state),
          eq(orders.paymentState, order.paymentState),
        ),
      )
      .returning();
    if (!moved) return refuse('moved-elsewhere', 'The order has been moved elsewhere in the meantime.');
    await transaction
      .insert(orderEvents)
      .values({ orderId: order.id, kind: `state:${next}`, ...why, at: clock() });
    if (next === 'shipped') await shipTheRest(backEnd, transaction, moved);
    if (next === 'cancelled') {
      await restoreVouchers(transaction, order.id);
      await mailer.write(transaction, await cancelledMail(backEnd, transaction, moved));
    }
    if (next === 'in_print') await requestPrintFiles(transaction, moved, clock());
    if (next === 'shipped' || next === 'delivered') await writeInvoice(backEnd, transaction, moved);
    return { ok: true };
  });
  if (result.ok && next === 'in_print') printFiles.poke();
  if (result.ok && next === 'shipped') mailer.poke();
  // What is not printed, of a customer who asked to be forgotten, goes at once.
  if (result.ok && next === 'cancelled' && order.erasureAskedAt !== null) backEnd.archiveErasure.poke();
  return result;
}
