import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import type { DeskOrder } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { closeOrder } from '../../actions/orders/desk-keys.ts';
import { reasonOf } from '../../base/api/result.ts';
import { useDeskOrder } from '../../store/server/desk-orders.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useMessages } from '../messages/messages.ts';
import { OrderAddresses } from './order-addresses.tsx';
import { OrderBusiness } from './order-business.tsx';
import styles from './order-details.module.css';
import { OrderHistory } from './order-history.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderSums } from './order-sums.tsx';
import { deskErrorSentence, writtenMoment } from './order-words.ts';
import { PaymentMark, StateMark } from './state-mark.tsx';

/** One order beside the list: what can be done next, what was bought, where it goes, what has happened. */
export function OrderDetails({ number }: { number: string }) {
  const say = useMessages();
  const { data: order, error, refetch } = useDeskOrder(number);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const failure = error ? reasonOf(error) : undefined;
  return (
    <aside className={styles.details} aria-label={number}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {number}
        </h2>
        {order && (
          <span className={styles.marks}>
            <StateMark state={order.state} />
            <PaymentMark state={order.paymentState} />
          </span>
        )}
        <IconButton label={`${say('orders.close')} (Esc)`} onPress={closeOrder}>
          <X size={16} aria-hidden />
        </IconButton>
      </header>
      <div className={styles.body}>
        {failure && (
          <Notice
            tone="error"
            actions={
              failure.kind === 'missing' ? [] : [{ label: say('action.retry'), run: () => void refetch() }]
            }
          >
            {deskErrorSentence(say, failure)}
          </Notice>
        )}
        {!order && !failure && <Busy>{say('orders.loadingOne')}</Busy>}
        {order && <Loaded key={order.number} order={order} />}
      </div>
    </aside>
  );
}

function Loaded({ order }: { order: DeskOrder }) {
  const say = useMessages();
  return (
    <>
      <p className={styles.placed}>
        {writtenMoment(say, order.placedAt)} ·{' '}
        {order.email ? <a href={`mailto:${order.email}`}>{order.email}</a> : say('orders.anonymised')} ·{' '}
        <a href={order.pageUrl} target="_blank" rel="noreferrer">
          {say('orders.page')}
        </a>
      </p>
      <OrderSteps order={order} />
      <OrderBusiness order={order} />
      <OrderSums order={order} />
      <OrderAddresses order={order} />
      <OrderHistory order={order} />
    </>
  );
}
