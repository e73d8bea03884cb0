import type { OrderState, PaymentState } from '@blattwerk/schemas/shop/service/order-states.ts';

/** Where an order can go on from each state. Back from print only with a reason. */
const orderSteps: Readonly<Record<OrderState, readonly OrderState[]>> = {
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

type States = {
  state: OrderState;
  paymentState: PaymentState;
  /** Something of it is made and sent; gift vouchers alone are not. */
  hasParcel: boolean;
};

/** What stands against a step of an order, in a sentence; undefined when it may be taken. */
export function stepProblem(
  { state, paymentState, hasParcel }: States,
  next: OrderState,
  reason: string | undefined,
): string | undefined {
  if (!orderSteps[state].includes(next)) return `An order that is ${state} cannot become ${next}.`;
  if (state === 'placed' && next === 'delivered' && hasParcel)
    return 'What goes by parcel is printed and shipped before it is delivered.';
  if (next === 'in_print' && !hasParcel) return 'There is nothing to print in this order.';
  if (next === 'in_print' && paymentState !== 'authorized' && paymentState !== 'paid')
    return `An order goes into print once its payment is safe; it is ${paymentState}.`;
  if (state === 'in_print' && next === 'placed' && reason === undefined)
    return 'Say why the order comes back from print.';
  return undefined;
}

export function paymentStepProblem(
  { paymentState }: Pick<States, 'paymentState'>,
  next: PaymentState,
): string | undefined {
  return paymentSteps[paymentState].includes(next)
    ? undefined
    : `A payment that is ${paymentState} cannot become ${next}.`;
}
