import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { Button } from '../../components/button/button.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';
import styles from './price-line.module.css';
import type { useOffer } from './use-offer.ts';

/** What it costs in all and a piece, VAT and shipping named beside it; says when it has changed. */
export function PriceLine({
  offer,
  status,
  retry,
}: Pick<ReturnType<typeof useOffer>, 'offer' | 'status' | 'retry'>) {
  const t = useLateMessages();
  const { channel, locale, urls } = usePage();
  if (!offer || status === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p>{t('detail.priceFailed')}</p>
        <Button onClick={retry} variant="secondary">
          {t('detail.priceRetry')}
        </Button>
      </div>
    );
  }
  const { quantity, total, unitPrice, vatRatePerMille } = offer;
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    vatRatePerMille / 1000,
  );
  return (
    <div className={styles.line}>
      <p aria-busy={status === 'asking'} className={styles.price} role="status">
        <strong className={styles.total}>{formatMoney(total, locale)}</strong>
        <span className={styles.each}>
          {quantity === 1
            ? t('detail.onePiece')
            : t('detail.pieces', { count: quantity, price: formatMoney(unitPrice, locale) })}
        </span>
      </p>
      <p className={styles.note}>
        {vatRatePerMille > 0 && `${t('detail.vat', { rate: rate.replace(/\s/g, '\u00a0') })} `}
        <a href={urls.to(channel === 'blattwerk' ? 'service/versand' : 'versand')}>
          {t('detail.plusShipping')}
        </a>
      </p>
    </div>
  );
}
