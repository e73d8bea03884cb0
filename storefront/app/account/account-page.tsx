import type { AccountNotice } from '@blattwerk/schemas/shop/visitors/account-notices.ts';
import { useState } from 'react';
import { Headline } from '../components/headline/headline.tsx';
import { useCustomer } from '../customer/customer-store.ts';
import { type MessageKey, useLateMessages } from '../messages/messages-context.tsx';
import styles from './account-page.module.css';
import { type AccountView, AccountViews } from './account-views.tsx';
import { CustomerData } from './customer-data.tsx';
import { LogoutForm } from './logout-form.tsx';

const headlines: Record<AccountView, MessageKey> = {
  'sign-in': 'account.signIn',
  'sign-up': 'account.signUp',
  'password-reset': 'account.reset',
};

/** The visitor's account: what is known of a customer, the forms for a guest. */
export function AccountPage({ notice }: { notice: AccountNotice | undefined }) {
  const t = useLateMessages();
  const { customer, isInitializing } = useCustomer();
  const [view, setView] = useState<AccountView>('sign-in');
  if (customer.isLoggedIn) {
    return (
      <div className={styles.page}>
        <CustomerData customer={customer} isNew={notice === 'welcome'} />
      </div>
    );
  }
  // Without scripts it stays so.
  const isWelcome = notice === 'welcome' && isInitializing;
  return (
    <div className={styles.page}>
      <Headline as="h1" size="title">
        {t(isWelcome ? 'account.welcome' : headlines[view])}
      </Headline>
      {notice === 'signed-out' && <p role="status">{t('account.signedOut')}</p>}
      {isWelcome || (notice === 'signed-in' && isInitializing) ? (
        <>
          <p role="status">{t(isWelcome ? 'account.welcomeText' : 'account.signedIn')}</p>
          <LogoutForm />
        </>
      ) : (
        <div className={styles.panel}>
          <AccountViews notice={refusalOf(notice)} onView={setView} view={view} />
        </div>
      )}
    </div>
  );

  function refusalOf(said: AccountNotice | undefined): string | undefined {
    if (said === 'refused') return t('account.refused');
    return said === 'later' ? t('form.tooOften') : undefined;
  }
}
