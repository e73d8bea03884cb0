import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { buttonClass } from '../components/button/button-class.ts';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './basket-summary.module.css';
import { DeliveryForm } from './delivery-form.tsx';
import { Totals } from './totals.tsx';
import type { ActOnBasket } from './use-basket.ts';
import { VoucherForm } from './voucher-form.tsx';

type BasketSummaryProps = { basket: Basket; act: ActOnBasket; isBusy: boolean };

/** Delivery, vouchers, what it comes to, and the way to the checkout. */
export function BasketSummary({ basket, act, isBusy }: BasketSummaryProps) {
  const t = useLateMessages();
  const { urls } = usePage();
  const { delivery, version, canOrder, cannotOrder, payments } = basket;
  return (
    <section aria-label={t('basket.sum')} className={styles.panel}>
      {delivery && <DeliveryForm act={act} delivery={delivery} version={version} />}
      <VoucherForm act={act} basket={basket} />
      <div aria-busy={isBusy} className={styles.sums}>
        <Totals shipping={shippingOf(basket)} sums={basket} />
      </div>
      {canOrder ? (
        <a className={buttonClass({ isFullWidth: true })} href={urls.to(t('checkout.path'))}>
          {t('basket.toCheckout')}
        </a>
      ) : (
        cannotOrder && <p className={styles.cannot}>{cannotOrder}</p>
      )}
      {payments.length > 0 && (
        <p className={styles.note}>
          {t('basket.payments', { methods: payments.map((method) => t(`checkout.${method}`)).join(', ') })}
        </p>
      )}
    </section>
  );
}

/** The service that was chosen and what it costs; null where no parcel is sent. */
export function shippingOf({ delivery }: Pick<Basket, 'delivery'>) {
  return delivery?.isParcel ? { label: delivery.label, price: delivery.price } : null;
}
