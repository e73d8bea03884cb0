import { addressLines } from '@blattwerk/schemas/shop/addresses/address-lines.ts';
import type { DeskOrder } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { useMessages } from '../messages/messages.ts';
import { Lines } from './address-lines.tsx';
import styles from './order-details.module.css';
import { OrderParcel } from './order-parcel.tsx';

/** Who pays, and each parcel with who gets it. */
export function OrderAddresses({ order }: { order: DeskOrder }) {
  const say = useMessages();
  const { billingAddress, deliveryAddress, parcels } = order;
  const locale = say.language === 'de' ? 'de-DE' : 'en-GB';
  const billing = addressLines(billingAddress, locale);
  // Of several parcels, it would not be clear like which.
  const isSame =
    parcels.length < 2 && billing.join('\n') === addressLines(deliveryAddress, locale).join('\n');
  return (
    <div className={styles.addresses}>
      {parcels.length === 0 && (
        <section className={styles.section} aria-label={say('orders.address.delivery')}>
          <h3 className={styles.heading}>{say('orders.address.delivery')}</h3>
          <Lines lines={addressLines(deliveryAddress, locale)} />
        </section>
      )}
      {parcels.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parcels keep their places
        <OrderParcel key={place} order={order} place={place} />
      ))}
      <section className={styles.section} aria-label={say('orders.address.billing')}>
        <h3 className={styles.heading}>{say('orders.address.billing')}</h3>
        {isSame ? <p className={styles.small}>{say('orders.address.same')}</p> : <Lines lines={billing} />}
        {billingAddress.vatId && <p className={styles.small}>{billingAddress.vatId}</p>}
      </section>
    </div>
  );
}
