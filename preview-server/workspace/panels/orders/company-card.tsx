import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { addressLines } from '@blattwerk/schemas/shop/addresses/address-lines.ts';
import type { DeskCompany } from '@blattwerk/schemas/web-api/companies/desk-company-endpoints.ts';
import { useState } from 'react';
import type { CompanyDecision } from '../../base/api/order-desk-api.ts';
import type { ApiError } from '../../base/api/result.ts';
import { requireDesk } from '../../store/orders/desk-session.ts';
import { noteDeskCompany } from '../../store/server/desk-companies.ts';
import { authorName } from '../messages/author-name.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './companies-dialog.module.css';
import { deskErrorSentence, writtenMoment } from './order-words.ts';
import { VatIdCheck } from './vat-id-check.tsx';

/** One company: who it says it is, and what the desk makes of it. A refusal is asked twice, since it writes an e-mail. */
export function CompanyCard({ company }: { company: DeskCompany }) {
  const say = useMessages();
  const { number, email, since, address, invoiceEmail, state, decidedBy, decidedAt, orders } = company;
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const decide = async (decision: CompanyDecision) => {
    setBusy(true);
    const answer = await requireDesk().decide(number, decision);
    setBusy(false);
    setAsked(false);
    setFailure(answer.ok ? undefined : answer.error);
    if (answer.ok) noteDeskCompany(answer.value);
  };
  const [, ...lines] = addressLines({ ...address, company: '' }, say.language === 'de' ? 'de-DE' : 'en-GB');
  return (
    <li className={styles.company}>
      <div className={styles.words}>
        <h3 className={styles.name}>{address.company}</h3>
        <p>
          {address.vatId || say('orders.companies.noVatId')} · {lines.join(', ')}
        </p>
        <p className={styles.small}>
          {address.firstName} {address.lastName}, <a href={`mailto:${email}`}>{email}</a>
          {invoiceEmail && ` · ${say('orders.companies.invoices', { email: invoiceEmail })}`}
        </p>
        <p className={styles.small}>
          {say('orders.companies.since', { number, date: writtenMoment(say, since), orders })}
        </p>
        <p className={styles.state} data-state={state}>
          {say(`orders.companies.state.${state}`)}
          {decidedBy !== null && decidedAt !== null && (
            <>
              {' '}
              {say('orders.who', { name: authorName(say, decidedBy) })}, {writtenMoment(say, decidedAt)}
            </>
          )}
        </p>
        {company.vatIdCheck && <VatIdCheck company={company} check={company.vatIdCheck} />}
        {failure && <Notice tone="error">{deskErrorSentence(say, failure)}</Notice>}
      </div>
      <div className={styles.ways}>
        {state !== 'approved' && (
          <Button kind="main" isDisabled={isBusy} onPress={() => void decide('approved')}>
            {say('orders.companies.approve')}
            <span className={styles.hidden}> {address.company}</span>
          </Button>
        )}
        {state !== 'refused' && (
          <Button
            kind={isAsked ? 'danger' : 'outlined'}
            isDisabled={isBusy}
            onPress={() => (isAsked ? void decide('refused') : setAsked(true))}
          >
            {say(isAsked ? 'orders.companies.refuseNow' : 'orders.companies.refuse')}
            <span className={styles.hidden}> {address.company}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
