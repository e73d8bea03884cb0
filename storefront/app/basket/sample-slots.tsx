import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { Icon } from '../components/icon/icon.tsx';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './sample-slots.module.css';

/** The sample cards that cost nothing, as places to be filled. Nothing while there are none: not every order is of cards. */
export function SampleSlots({ samples }: { samples: Basket['samples'] }) {
  const t = useLateMessages();
  const { locale, urls } = usePage();
  const { quantity, free, freeLeft, furtherPrice } = samples;
  if (quantity === 0) return null;
  const slots = Array.from({ length: free + freeLeft }, (_, place) => ({ place, isTaken: place < free }));
  return (
    <section aria-label={t('basket.samples')} className={styles.samples}>
      <ul aria-hidden="true" className={styles.slots}>
        {slots.map(({ place, isTaken }) => (
          <li className={styles.slot} data-taken={isTaken} key={place}>
            {isTaken && <Icon name="check" size={18} />}
          </li>
        ))}
      </ul>
      <p className={styles.words}>
        {freeLeft > 0
          ? t('basket.samplesLeft', { count: freeLeft })
          : t('basket.samplesFull', { price: formatMoney(furtherPrice, locale) })}{' '}
        {freeLeft > 0 && <a href={urls.to(t('path.products'))}>{t('basket.samplesMore')}</a>}
      </p>
    </section>
  );
}
