import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { useEffect, useState } from 'react';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { askShop } from '../network/ask-shop.ts';
import { InvoiceLinks } from '../order/invoice-links.tsx';
import styles from './orders.module.css';

type Summaries = AnswerOf<'GET /web-api/orders'>['orders'];

/** A customer's orders, the newest first, each with how far it is. */
export function Orders() {
  const t = useTopicMessages('order');
  const page = usePage();
  const [orders, setOrders] = useState<Summaries | 'asking' | 'failed'>('asking');
  useEffect(() => {
    const leaving = new AbortController();
    askShop(page, leaving.signal)('GET /web-api/orders', { signal: leaving.signal })
      .then((answer) => setOrders(answer.ok ? answer.value.orders : 'failed'))
      // The reader has left.
      .catch(() => {});
    return () => leaving.abort();
  }, [page]);
  return (
    <section aria-busy={orders === 'asking'} aria-label={t('account.orders')} className={styles.orders}>
      <h2>{t('account.orders')}</h2>
      {orders === 'failed' && <p role="alert">{t('account.ordersUnknown')}</p>}
      {Array.isArray(orders) && orders.length === 0 && <p>{t('account.noOrders')}</p>}
      {Array.isArray(orders) && orders.length > 0 && (
        <ul className={styles.list}>
          {orders.map((order) => (
            <Summary key={order.number} order={order} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Summary({ order }: { order: Summaries[number] }) {
  const t = useTopicMessages('order');
  const { locale, urls } = usePage();
  const { number, placedAt, state, paymentState, total, names } = order;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
  return (
    <li className={styles.order}>
      <a href={urls.to(`${t('order.path')}/${number}`)}>{t('order.title', { number })}</a>
      <span>{day.format(new Date(placedAt))}</span>
      <span className={styles.names}>{names.join(', ')}</span>
      <span>
        {t(`progress.${state}`)} · {t(`payment.${paymentState}`)}
      </span>
      <strong>{formatMoney(total, locale)}</strong>
      {order.invoices.length > 0 && (
        <span className={styles.invoices}>
          <InvoiceLinks order={order} />
        </span>
      )}
    </li>
  );
}
