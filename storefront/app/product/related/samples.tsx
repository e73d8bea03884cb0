import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { type Offer, selectedValue } from '../../../page/offer/offer.ts';
import { usePage } from '../../context/page-context.tsx';
import { useSettings } from '../../context/settings-context.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';
import { useOptionLabel } from '../options/use-option-label.ts';
import styles from '../product-page.module.css';

type SamplesProps = NonNullable<Offer['samples']> & {
  product: { id: string; name: string };
  groups: Offer['groups'];
};

/** Sample cards to feel the paper: asked for by an e-mail that names the card as it is chosen. */
export function Samples({ free, furtherPrice, product, groups }: SamplesProps) {
  const t = useLateMessages();
  const label = useOptionLabel();
  const { locale, urls } = usePage();
  const email = useSettings()?.supportEmail;
  const subject = t('detail.sampleSubject', product);
  const chosen = groups.flatMap((group) => {
    const value = selectedValue(group);
    return value ? `${t(`option.${group.name}`)}: ${label(group.name, value)}` : [];
  });
  const body = [subject, ...chosen, ''].join('\r\n');
  return (
    <p className={styles.samples}>
      {email && (
        <>
          <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}>
            {t('detail.sample')}
          </a>{' '}
        </>
      )}
      <span className={styles.note}>
        {t('detail.sampleNote', { free, price: formatMoney(furtherPrice, locale) })}{' '}
        <a href={urls.to('service/musterkarten')}>{t('detail.sampleHow')}</a>
      </span>
    </p>
  );
}
