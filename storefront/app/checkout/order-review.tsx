import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { shippingOf } from '../basket/basket-summary.tsx';
import { deliveryDaysOf } from '../basket/delivery-days-of.ts';
import { Totals } from '../basket/totals.tsx';
import { ProductPicture } from '../components/product-picture/product-picture.tsx';
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
      <ul className={styles.lines}>
        {lines.map(({ id, name, details, quantity, picture, total, hasWithdrawalRight }) => (
          <li className={styles.line} key={id}>
            <div className={styles.picture}>
              {picture && <ProductPicture picture={picture} sizes="64px" />}
            </div>
            <div>
              <p className={styles.name}>
                {quantity > 1 && `${quantity} × `}
                {name}
              </p>
              {details.length > 0 && <p className={styles.note}>{details.join(' · ')}</p>}
              <p className={styles.note}>
                {t(hasWithdrawalRight ? 'checkout.canBeReturned' : 'checkout.madeToMeasure')}
              </p>
            </div>
            <p className={styles.amount}>
              {total.minorUnits === 0 ? t('basket.free') : formatMoney(total, locale)}
            </p>
          </li>
        ))}
      </ul>
      {chosen && country && (
        <p className={styles.arrives}>
          {t('checkout.arrives', { label: chosen.label, country, days: deliveryDaysOf(chosen, locale) })}{' '}
          <a href={urls.to(t('path.cart'))}>{t('checkout.change')}</a>
        </p>
      )}
      <Totals shipping={shippingOf(basket)} sums={basket} />
    </>
  );
}
