import { addressLines } from '@blattwerk/schemas/shop/addresses/address-lines.ts';
import type { DeskOrder } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './order-details.module.css';

/** Who pays and who gets it. */
export function OrderAddresses({ order: { billingAddress, deliveryAddress } }: { order: DeskOrder }) {
  const say = useMessages();
  const locale = say.language === 'de' ? 'de-DE' : 'en-GB';
  const billing = addressLines(billingAddress, locale);
  const delivery = addressLines(deliveryAddress, locale);
  const isSame = billing.join('\n') === delivery.join('\n');
  return (
    <div className={styles.addresses}>
      <section className={styles.section} aria-label={say('orders.address.delivery')}>
        <h3 className={styles.heading}>{say('orders.address.delivery')}</h3>
        <Lines lines={delivery} />
      </section>
      <section className={styles.section} aria-label={say('orders.address.billing')}>
        <h3 className={styles.heading}>{say('orders.address.billing')}</h3>
        {isSame ? <p className={styles.small}>{say('orders.address.same')}</p> : <Lines lines={billing} />}
        {billingAddress.vatId && <p className={styles.small}>{billingAddress.vatId}</p>}
      </section>
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
