import type { BusinessNotice } from '@blattwerk/schemas/shop/visitors/business-notices.ts';
import { FormMessage } from '../components/form/form-message.tsx';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import { useCustomer } from '../customer/customer-store.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import { Benefits } from './benefits.tsx';
import styles from './business-page.module.css';
import { BusinessSignUp } from './business-sign-up.tsx';
import { useBusinessTexts } from './business-texts-context.tsx';
import { CustomerCompany } from './customer-company.tsx';

/** What businesses get, and the form by which they become customers; customers add their company, or see it. */
export function BusinessPage({ notice }: { notice: BusinessNotice | undefined }) {
  const t = useLateMessages();
  const say = useBusinessTexts();
  const isCards = usePage().channel === 'blattwerk';
  const { isLoggedIn } = useCustomer().customer;
  const refusal = notice === 'refused' ? say('refused') : notice === 'later' && t('form.tooOften');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Headline as="h1" size="title">
          {say(isCards ? 'title' : 'titlePosters')}
        </Headline>
        <p>{say(isCards ? 'lead' : 'leadPosters')}</p>
      </header>
      <div className={styles.columns}>
        <Benefits />
        <div className={styles.panel}>
          {refusal && <FormMessage kind="refused">{refusal}</FormMessage>}
          {notice === 'sent' && !isLoggedIn ? (
            <FormMessage kind="done">{say('sent')}</FormMessage>
          ) : (
            <>
              {notice === 'saved' && <FormMessage kind="done">{say('saved')}</FormMessage>}
              {isLoggedIn ? <CustomerCompany /> : notice !== 'saved' && <BusinessSignUp />}
            </>
          )}
        </div>
      </div>
    </div>
  );
}
