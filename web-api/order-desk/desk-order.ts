import { type OrderRow, orderEvents, paymentAttempts } from '@blattwerk/database/tables/orders.ts';
import { currencySchema } from '@blattwerk/schemas/shop/markets/currency-schema.ts';
import { confirmedVatIdSchema } from '@blattwerk/schemas/web-api/orders/confirmed-vat-id.ts';
import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import type { DeskOrder, DeskStep, deskMails } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { asc, eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { declaredFor } from '../contract-withdrawals/declared-for.ts';
import { orderUrl } from '../orders/order-link.ts';
import { needsReason, orderSteps, paymentStepProblem, stepProblem } from '../orders/order-steps.ts';
import { orderView } from '../orders/order-view.ts';
import { parcelStates } from '../orders/parcels-of.ts';
import { findPrintFiles } from '../print/find-print-files.ts';
import { deskRefunds, refundableOf } from './desk-refunds.ts';

/** An order as those see it who run the shop: as it was agreed, with its whole history and what can be done next. */
export async function deskOrder(backEnd: BackEnd, row: OrderRow): Promise<DeskOrder> {
  const { database } = backEnd;
  const { token: _, canCancel, ...order } = await orderView(backEnd, database, row);
  const events = await database
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, row.id))
    .orderBy(asc(orderEvents.id));
  const attempts = await database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, row.id))
    .orderBy(asc(paymentAttempts.createdAt));
  const currency = currencySchema.parse(row.currency);
  const printFiles = await findPrintFiles(backEnd, row);
  return {
    ...order,
    channel: row.channel,
    pageUrl: orderUrl(backEnd, row).href,
    hasAccount: row.customerId !== null,
    events: events.map(({ at, kind, reason, by }) => ({ at: at.toISOString(), kind, reason, by })),
    payments: attempts.map(({ updatedAt, provider, reference, state, minorUnits }) => ({
      at: updatedAt.toISOString(),
      provider,
      reference,
      state,
      amount: { minorUnits, currency },
    })),
    steps: [...orderStepsOf({ ...order, printFiles }), ...paymentStepsOf(order)],
    intraCommunity: row.intraCommunity === null ? null : confirmedVatIdSchema.parse(row.intraCommunity),
    refundable: await refundableOf(database, row),
    refunds: await deskRefunds(database, row),
    withdrawals: await declaredFor(database, row),
    printFiles,
    mails: mailsOf(order),
  };
}

type States = Pick<DeskOrder, 'state' | 'paymentState' | 'parcels' | 'printFiles'>;

/** What only waits for something is named with what it waits for; what never fits the order is left out. */
function orderStepsOf({ state, paymentState, parcels, printFiles }: States): DeskStep[] {
  const isPrintUnfinished = printFiles.some((file) => file.state !== 'made' && file.state !== 'erased');
  const states = { state, paymentState, ...parcelStates(parcels), isPrintUnfinished };
  return orderSteps[state].flatMap((next): DeskStep[] => {
    const refusal = stepProblem(states, next, 'asked for below')?.refusal ?? null;
    if (refusal !== null && refusal !== 'payment-unsafe') return [];
    return [{ of: 'order', next, refusal, needsReason: needsReason(states, next) }];
  });
}

type Paid = Pick<Order, 'paymentState' | 'paymentMethod' | 'toPay' | 'giftVoucher'>;

function paymentStepsOf({ paymentState, paymentMethod, toPay, giftVoucher }: Paid): DeskStep[] {
  // Neither money nor a voucher could go back.
  if (toPay.minorUnits === 0 && giftVoucher === null) return [];
  if (paymentState === 'paid') return [{ of: 'payment', next: 'refunded', refusal: null, needsReason: true }];
  // That money has come is said by people, or by the company whose page the customer pays at.
  const comesByItself = paymentMethod === 'online' && paymentState === 'open';
  return comesByItself || paymentStepProblem({ paymentState }, 'paid')
    ? []
    : [{ of: 'payment', next: 'paid', refusal: null, needsReason: false }];
}

function mailsOf({ state, email }: Pick<Order, 'state' | 'email'>): (typeof deskMails)[number][] {
  // Of who asked to be forgotten no mailbox is known.
  if (email === '') return [];
  return state === 'cancelled' ? ['order-placed', 'order-cancelled'] : ['order-placed'];
}
