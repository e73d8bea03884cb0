import { orderStates, paymentStates } from '@blattwerk/schemas/shop/service/order-states.ts';
import { deskStore } from '../../store/orders/desk-store.ts';

/** The desk as the address names it: filters and the open order. What was searched for are names, which no history keeps. */
export function readDeskAddress(): void {
  const asked = new URLSearchParams(location.search);
  const number = asked.get('order') ?? '';
  deskStore.setState({
    state: orderStates.find((state) => state === asked.get('state')),
    paymentState: paymentStates.find((state) => state === asked.get('payment')),
    open: /^\d{4}-\d{6}$/.test(number) ? number : undefined,
  });
}

/** Keeps the address as the desk is, so that a reload shows the same. Answers with a way to stop. */
export function keepDeskAddress(): () => void {
  return deskStore.subscribe(({ state, paymentState, open }) => {
    const named = Object.entries({ state, payment: paymentState, order: open }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    );
    const search = String(new URLSearchParams(named));
    history.replaceState(null, '', search === '' ? '/orders' : `/orders?${search}`);
  });
}
