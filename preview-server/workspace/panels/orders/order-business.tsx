import type { DeskOrder } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { authorName } from '../messages/author-name.ts';
import { type Say, useMessages } from '../messages/messages.ts';
import styles from './order-details.module.css';
import { writtenMoment } from './order-words.ts';

/** What an order of a company has besides, and whether its parcel may show who sends it; nothing of others. */
export function OrderBusiness({ order }: { order: DeskOrder }) {
  const say = useMessages();
  const { business, isWhitelabelOrder, billingAddress } = order;
  if (!business && !isWhitelabelOrder) return null;
  const facts = business && [
    [say('orders.business.company'), billingAddress.company],
    [say('orders.business.vatId'), billingAddress.vatId],
    [say('orders.business.intraCommunity'), evidenceOf(say, order)],
    [say('orders.business.reference'), business.reference],
    [say('orders.business.invoiceEmail'), business.invoiceEmail],
    [say('orders.business.term'), say('orders.business.days', { days: business.daysToPay })],
  ];
  return (
    <section className={styles.section} aria-label={say('orders.business')}>
      <h3 className={styles.heading}>{say('orders.business')}</h3>
      {isWhitelabelOrder && <p className={styles.neutral}>{say('orders.whitelabel.help')}</p>}
      {facts && (
        <dl className={styles.facts}>
          {facts
            .filter(([, value]) => value)
            .map(([term, value]) => (
              <div key={term} className={styles.fact}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      )}
    </section>
  );
}

/** By what it is supplied without tax; empty where it is not. */
function evidenceOf(say: Say, { intraCommunity }: DeskOrder): string {
  if (!intraCommunity) return '';
  const { operator, reference, note, confirmedAt } = intraCommunity;
  const who =
    operator === null
      ? say('orders.vatId.authority')
      : say('orders.who', { name: authorName(say, operator) });
  return [who, writtenMoment(say, confirmedAt), reference, note].filter((part) => part !== '').join(' · ');
}
