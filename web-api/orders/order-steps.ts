import type { OrderState, PaymentState } from '@blattwerk/schemas/shop/service/order-states.ts';
import type { MoveRefusal } from '@blattwerk/schemas/web-api/orders/order-desk.ts';

/** Where an order can go on from each state. Back from print, and out of it before its files are ready, only with a reason. */
export const orderSteps: Readonly<Record<OrderState, readonly OrderState[]>> = {
  placed: ['in_print', 'delivered', 'cancelled'],
  in_print: ['shipped', 'placed'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
};

const paymentSteps: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  open: ['authorized', 'paid', 'cancelled'],
  authorized: ['paid', 'cancelled'],
  paid: ['refunded'],
  refunded: [],
  // Money that arrives late goes back.
  cancelled: ['refunded'],
};

export type States = {
  state: OrderState;
  paymentState: PaymentState;
  /** Something of it is made and sent; gift vouchers alone are not. */
  hasParcel: boolean;
  /** One of several parcels is on its way already. */
  isPartlyShipped?: boolean;
  /** A file that goes to the press waits to be made, or has failed. */
  isPrintUnfinished?: boolean;
};

/** What stands against a step; the sentence is for programs and operators on the command line. */
export type StepProblem = { refusal: MoveRefusal; sentence: string };

/** What stands against a step of an order; undefined when it may be taken. */
export function stepProblem(
  states: States,
  next: OrderState,
  reason: string | undefined,
): StepProblem | undefined {
  const { state, paymentState, hasParcel, isPartlyShipped = false } = states;
  if (!orderSteps[state].includes(next))
    return { refusal: 'no-step', sentence: `An order that is ${state} cannot become ${next}.` };
  if (state === 'placed' && next === 'delivered' && hasParcel)
    return {
      refusal: 'parcel-first',
      sentence: 'What goes by parcel is printed and shipped before it is delivered.',
    };
  if (next === 'in_print' && !hasParcel)
    return { refusal: 'nothing-to-print', sentence: 'There is nothing to print in this order.' };
  if (next === 'in_print' && paymentState !== 'authorized' && paymentState !== 'paid')
    return {
      refusal: 'payment-unsafe',
      sentence: `An order goes into print once its payment is safe; it is ${paymentState}.`,
    };
  if (next === 'placed' && isPartlyShipped)
    return {
      refusal: 'partly-shipped',
      sentence: 'A parcel of this order is on its way: it does not come back from print.',
    };
  if (reason !== undefined || !needsReason(states, next)) return undefined;
  return next === 'shipped'
    ? {
        refusal: 'print-unfinished',
        sentence: 'Print files of this order are not ready: say why it is shipped anyway.',
      }
    : { refusal: 'reason-missing', sentence: 'Say why the order comes back from print.' };
}

export function needsReason(
  { state, isPrintUnfinished = false }: Pick<States, 'state' | 'isPrintUnfinished'>,
  next: OrderState,
): boolean {
  return (state === 'in_print' && next === 'placed') || (next === 'shipped' && isPrintUnfinished);
}

export function paymentStepProblem(
  { paymentState }: Pick<States, 'paymentState'>,
  next: PaymentState,
): StepProblem | undefined {
  return paymentSteps[paymentState].includes(next)
    ? undefined
    : { refusal: 'no-step', sentence: `A payment that is ${paymentState} cannot become ${next}.` };
}
