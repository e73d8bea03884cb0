import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './checkout-page.module.css';

/** What the law wants said before an order: terms, right of withdrawal, statutory warranty. */
export function Terms({ hasWithdrawalRight }: Pick<Basket, 'hasWithdrawalRight'>) {
  const t = useLateMessages();
  const { urls } = usePage();
  return (
    <div className={styles.terms}>
      <p>
        {t('checkout.terms')} <a href={urls.to('agb')}>{t('checkout.termsLink')}</a>
        {' · '}
        <a href={urls.to('datenschutz')}>{t('checkout.privacyLink')}</a>
      </p>
      {hasWithdrawalRight !== 'business' && <p>{t(`withdrawal.${hasWithdrawalRight}`)}</p>}
      <p>{t('checkout.warranty')}</p>
    </div>
  );
}
