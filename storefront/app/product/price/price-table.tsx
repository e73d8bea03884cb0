import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { type Offer, priceSteps } from '../../../page/offer/offer.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';
import styles from './price-table.module.css';

/** What a piece costs in larger numbers; nothing where every piece costs the same. */
export function PriceTable({ offer }: { offer: Offer }) {
  const t = useLateMessages();
  const { locale } = usePage();
  const steps = priceSteps(offer);
  if (steps.length < 2) return null;
  const { currency } = offer.unitPrice;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {t('detail.volumePrices')}
        <Icon name="chevronDown" size={18} />
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('detail.quantity')}</th>
            <th scope="col">{t('detail.volumeEach')}</th>
            <th scope="col">{t('detail.volumeSaving')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ from, minorUnits, saving }) => (
            <tr key={from}>
              <th scope="row">{t('detail.volumeFrom', { count: from })}</th>
              <td>{formatMoney({ minorUnits, currency }, locale)}</td>
              <td>{saving > 0 ? percent.format(saving) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
