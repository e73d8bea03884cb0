import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { daysToPay } from '@blattwerk/schemas/shop/amounts/terms-of-payment.ts';
import { useEffect, useState } from 'react';
import { reasonOf } from '../../base/api/result.ts';
import { closeDeskDialog } from '../../store/orders/desk-store.ts';
import { useDeskCompanies } from '../../store/server/desk-companies.ts';
import { Dialog } from '../controls/dialog.tsx';
import { TextBox } from '../controls/text-box.tsx';
import { useMessages } from '../messages/messages.ts';
import styles from './companies-dialog.module.css';
import { CompanyCard } from './company-card.tsx';
import { deskErrorSentence } from './order-words.ts';

const pauseMilliseconds = 150;

/** Companies of business customers: those that wait for a decision, then the others. */
export function CompaniesDialog() {
  const say = useMessages();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, refetch } = useDeskCompanies(search);
  const failure = error ? reasonOf(error) : undefined;
  return (
    <Dialog title={say('orders.companies')} size="large" onClose={closeDeskDialog}>
      <div className={styles.all}>
        <TextBox
          label={say('orders.companies.search')}
          value={typed}
          onChange={setTyped}
          help={say('orders.companies.help', { days: daysToPay.approvedCompany })}
        />
        {failure && (
          <Notice tone="error" actions={[{ label: say('action.retry'), run: () => void refetch() }]}>
            {deskErrorSentence(say, failure)}
          </Notice>
        )}
        {!data && !failure && <Busy>{say('orders.companies.loading')}</Busy>}
        {data && (
          <>
            <p role="status" className={styles.found}>
              {data.companies.length === 0
                ? say(search === '' ? 'orders.companies.none' : 'orders.companies.nothingFound')
                : say('orders.companies.open', { count: data.open })}
            </p>
            <ul className={styles.companies}>
              {data.companies.map((company) => (
                <CompanyCard key={company.number} company={company} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
