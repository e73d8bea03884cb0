import { addressLines } from '@blattwerk/schemas/shop/addresses/address-lines.ts';
import type { Company } from '@blattwerk/schemas/web-api/companies/company.ts';
import { useEffect, useState } from 'react';
import { FormMessage } from '../components/form/form-message.tsx';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { askShop } from '../network/ask-shop.ts';
import styles from './business-page.module.css';
import { useBusinessTexts } from './business-texts-context.tsx';
import { CompanyForm } from './company-form.tsx';

/** The company of who is signed in, or the form that adds one. */
export function CustomerCompany() {
  const t = useLateMessages();
  const say = useBusinessTexts();
  const page = usePage();
  const [company, setCompany] = useState<Company | 'asking' | 'failed' | null>('asking');
  const [said, setSaid] = useState('');
  const [saves, setSaves] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    askShop(page, leaving.signal)('GET /web-api/customer-company', { signal: leaving.signal })
      .then((answer) => setCompany(answer.ok ? answer.value.company : 'failed'))
      // The reader has left.
      .catch(() => {});
    return () => leaving.abort();
  }, [page]);
  const onSaved = (saved: Company, text: string) => {
    setCompany(saved);
    setSaid(text);
    setSaves(saves + 1);
  };
  if (company === 'failed') return <p role="alert">{say('unknown')}</p>;
  const isKnown = company !== null && company !== 'asking';
  return (
    <section aria-busy={company === 'asking'} aria-label={t('account.company')} className={styles.form}>
      {company !== 'asking' && <h2>{say(company === null ? 'add' : 'yours')}</h2>}
      {said !== '' && (
        <FormMessage key={saves} kind="done">
          {said}
        </FormMessage>
      )}
      {company === null && (
        <>
          <p className={styles.note}>{say('addText')}</p>
          <CompanyForm company={undefined} onSaved={onSaved} />
        </>
      )}
      {isKnown && (
        <>
          <Known company={company} />
          {company.state !== 'refused' && (
            // Shut again once it is saved.
            <details className={styles.change} key={saves}>
              <summary>{say('change')}</summary>
              <CompanyForm company={company} onSaved={onSaved} />
            </details>
          )}
        </>
      )}
    </section>
  );
}

function Known({ company: { address, invoiceEmail, state, daysToPay } }: { company: Company }) {
  const t = useLateMessages();
  const say = useBusinessTexts();
  const { locale } = usePage();
  return (
    <>
      <p className={styles.state} data-state={state}>
        {say(state, { days: daysToPay })}
      </p>
      <dl className={styles.data}>
        <div>
          <dt>{say('company')}</dt>
          {addressLines(address, locale).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
        <div>
          <dt>{t('checkout.vatId')}</dt>
          <dd>{address.vatId || say('noVatId')}</dd>
        </div>
        <div>
          <dt>{say('invoiceEmail')}</dt>
          <dd>{invoiceEmail || say('noInvoiceEmail')}</dd>
        </div>
      </dl>
    </>
  );
}
