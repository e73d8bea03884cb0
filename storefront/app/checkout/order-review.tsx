import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { shippingOf } from '../basket/basket-summary.tsx';
import { deliveryDaysOf } from '../basket/delivery-days-of.ts';
import { SoldLines } from '../basket/sold-lines.tsx';
import { Totals } from '../basket/totals.tsx';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './checkout-page.module.css';

/** Everything that is ordered, directly above the button that orders it. */
export function OrderReview({ basket }: { basket: Basket }) {
  const t = useLateMessages();
  const { locale, urls } = usePage();
  const { lines, delivery } = basket;
  const chosen = delivery?.isParcel ? delivery.choices.find(({ isSelected }) => isSelected) : undefined;
  const country = delivery && new Intl.DisplayNames(locale, { type: 'region' }).of(delivery.country);
  return (
    <>
      <SoldLines lines={lines} isBusiness={basket.hasWithdrawalRight === 'business'} />
      {chosen && country && delivery && delivery.parcels.length > 1 && (
        <p className={styles.arrives}>
          {delivery.label}. <a href={urls.to(t('path.cart'))}>{t('checkout.change')}</a>
        </p>
      )}
      {chosen && country && delivery?.parcels.length === 1 && (
        <p className={styles.arrives}>
          {t('checkout.arrives', { label: chosen.label, country, days: deliveryDaysOf(chosen, locale) })}{' '}
          <a href={urls.to(t('path.cart'))}>{t('checkout.change')}</a>
        </p>
      )}
      <Totals shipping={shippingOf(basket)} sums={basket} />
    </>
  );
}
