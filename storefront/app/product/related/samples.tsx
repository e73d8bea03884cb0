import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { useId } from 'react';
import type { Offer } from '../../../page/offer/offer.ts';
import type { AddToBasket } from '../../basket/use-add-to-basket.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';
import styles from '../product-page.module.css';

type SamplesProps = NonNullable<Offer['samples']> & {
  sampling: AddToBasket;
};

/** Sample cards to feel the paper: the first ones cost nothing. */
export function Samples({ free, furtherPrice, sampling }: SamplesProps) {
  const t = useLateMessages();
  const id = useId();
  const { locale, urls } = usePage();
  return (
    <p className={styles.samples}>
      <button
        aria-describedby={id}
        aria-disabled={sampling.adding.kind === 'sending' || undefined}
        className={styles.sample}
        form={sampling.formId}
        type="submit"
      >
        {t('detail.sample')}
      </button>{' '}
      <span className={styles.note} id={id}>
        {t('detail.sampleNote', { free, price: formatMoney(furtherPrice, locale) })}{' '}
        <a href={urls.to('service/musterkarten')}>{t('detail.sampleHow')}</a>
      </span>
    </p>
  );
}
