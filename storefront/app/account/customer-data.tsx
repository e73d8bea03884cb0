import { Headline } from '../components/headline/headline.tsx';
import type { Customer } from '../customer/customer-store.ts';
import { useMessages } from '../messages/messages-context.tsx';
import styles from './account-page.module.css';
import { LogoutForm } from './logout-form.tsx';

/** What the shop knows of a customer, and the way out. */
export function CustomerData({ customer, isNew }: { customer: Customer; isNew: boolean }) {
  const t = useMessages();
  const name = customer.firstName ?? customer.fullName ?? '';
  return (
    <>
      <Headline as="h1" size="title">
        {t(isNew ? 'account.welcomeName' : 'account.hello', { name })}
      </Headline>
      {isNew && <p role="status">{t('account.welcomeText')}</p>}
      <dl className={styles.data}>
        <div>
          <dt>{t('account.name')}</dt>
          <dd>{customer.fullName}</dd>
        </div>
        <div>
          <dt>{t('account.number')}</dt>
          <dd>{customer.number}</dd>
        </div>
      </dl>
      <LogoutForm />
    </>
  );
}
