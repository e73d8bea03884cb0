import { formatMoney } from '@blattwerk/schemas/shop/money.ts';
import { usePage } from '../context/page-context.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import type { Offer } from './offer.ts';
import styles from './product-page.module.css';

/** Sample cards to feel the paper: some cost nothing. */
export function Samples({ free, furtherPrice }: NonNullable<Offer['samples']>) {
  const t = useMessages();
  const { locale, urls } = usePage();
  return (
    <p className={styles.samples}>
      <a href={urls.to('service/musterkarten')}>{t('detail.sample')}</a>{' '}
      <span className={styles.note}>
        {t('detail.sampleNote', { free, price: formatMoney(furtherPrice, locale) })}
      </span>
    </p>
  );
}
