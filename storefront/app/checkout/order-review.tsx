import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { shippingOf } from '../basket/basket-summary.tsx';
import { deliveryDaysOf } from '../basket/delivery-days-of.ts';
import { SoldLines } from '../basket/sold-lines.tsx';
import { Totals } from '../basket/totals.tsx';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './checkout-page.module.css';

/** Everything that is ordered, directly above the button that orders it. */
export function OrderReview({ basket }: { basket: Basket }) {
  const t = useTopicMessages('order');
  const { locale, urls } = usePage();
  const { lines, delivery } = basket;
  const chosen = delivery?.isParcel ? delivery.choices.find(({ isSelected }) => isSelected) : undefined;
  const country = delivery && new Intl.DisplayNames(locale, { type: 'region' }).of(delivery.country);
  return (
    <>
      <SoldLines lines={lines} isBusiness={basket.hasWithdrawalRight === 'business'} />
      {chosen && country && delivery && delivery.parcels.length > 1 && (
        <ol aria-label={delivery.label} className={styles.parcels}>
          {delivery.parcels.map((parcel, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: addresses keep their places
            <li key={place}>
              {t('order.addressArrives', {
                number: place + 1,
                label: parcel.label,
                days: deliveryDaysOf(parcel, locale),
              })}
            </li>
          ))}
        </ol>
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
