import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { buttonClass } from '../components/button/button-class.ts';
import { usePage } from '../context/page-context.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import styles from './pop-up.module.css';
import { PopUp } from './pop-up.tsx';

export type VisitorsShop = NonNullable<AnswerOf<'GET /api/get-location'>['shop']>;

/** Asks whether to go on in the shop of the visitor's country. */
export function CountryPrompt({ shop, onClose }: { shop: VisitorsShop; onClose: () => void }) {
  const t = useMessages();
  const { country, locale } = usePage();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const nameOf = (code: string) => names.of(code) ?? code;
  return (
    <PopUp onClose={onClose} title={t('country.title')}>
      <p>{t('country.text')}</p>
      <div className={styles.actions}>
        <a className={buttonClass()} data-document="" href={shop.url}>
          {t('country.go', { country: nameOf(shop.country) })}
        </a>
        <button className={buttonClass({ variant: 'secondary' })} onClick={onClose} type="button">
          {t('country.stay', { country: nameOf(country) })}
        </button>
      </div>
    </PopUp>
  );
}
