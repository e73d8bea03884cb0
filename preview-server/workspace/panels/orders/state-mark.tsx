import type { OrderState, PaymentState } from '@blattwerk/schemas/shop/service/order-states.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './state-mark.module.css';

/** Where an order is: words, and a dot to find it by. */
export function StateMark({ state }: { state: OrderState }) {
  const say = useMessages();
  return (
    <span className={styles.mark} data-tone={stateTones[state]}>
      {say(`orders.state.${state}`)}
    </span>
  );
}

export function PaymentMark({ state }: { state: PaymentState }) {
  const say = useMessages();
  return (
    <span className={styles.mark} data-tone={paymentTones[state]}>
      {say(`orders.payment.${state}`)}
    </span>
  );
}

const stateTones: Record<OrderState, string> = {
  placed: 'new',
  in_print: 'busy',
  shipped: 'good',
  delivered: 'good',
  cancelled: 'over',
};

const paymentTones: Record<PaymentState, string> = {
  open: 'busy',
  authorized: 'good',
  paid: 'good',
  refunded: 'over',
  cancelled: 'over',
};
