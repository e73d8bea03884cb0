import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import type { DeskCompany } from '@blattwerk/schemas/web-api/companies/desk-company-endpoints.ts';
import type { DeskVatId } from '@blattwerk/schemas/web-api/companies/vat-id.ts';
import { useState } from 'react';
import type { ApiError } from '../../base/api/result.ts';
import { requireDesk } from '../../store/orders/desk-session.ts';
import { noteDeskCompany } from '../../store/server/desk-companies.ts';
import { TextBox } from '../controls/text-box.tsx';
import { authorName } from '../messages/author-name.ts';
import { type Say, useMessages } from '../messages/messages.ts';
import styles from './companies-dialog.module.css';
import { deskErrorSentence, writtenDate, writtenMoment } from './order-words.ts';

type VatIdCheckProps = { company: DeskCompany; check: DeskVatId };

/** How it stands with the VAT id of a company abroad, and what the desk makes of it: that is kept as evidence. */
export function VatIdCheck({ company, check }: VatIdCheckProps) {
  const say = useMessages();
  const { number, address } = company;
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const decide = async (outcome: 'confirmed' | 'refused') => {
    setBusy(true);
    const answer = await requireDesk().decideVatId(number, {
      vatId: address.vatId,
      outcome,
      note: note.trim(),
    });
    setBusy(false);
    setFailure(answer.ok ? undefined : answer.error);
    if (!answer.ok) return;
    noteDeskCompany(answer.value);
    setOpen(false);
    setNote('');
  };
  return (
    <div className={styles.vatId}>
      <p className={styles.state} data-state={check.state === 'confirmed' ? 'approved' : 'open'}>
        {stateWords(say, check)}
      </p>
      {check.at !== null && (check.state !== 'undecided' || check.note !== '') && (
        <p className={styles.small}>
          {[
            check.operator === null
              ? say('orders.vatId.authority')
              : say('orders.who', { name: authorName(say, check.operator) }),
            writtenMoment(say, check.at),
            check.reference,
            check.note,
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      )}
      {failure && <Notice tone="error">{deskErrorSentence(say, failure)}</Notice>}
      {isOpen ? (
        <form
          className={styles.decision}
          onSubmit={(event) => {
            event.preventDefault();
            void decide('confirmed');
          }}
        >
          <TextBox
            autoFocus
            help={say('orders.vatId.noteHelp')}
            isRequired
            label={say('orders.vatId.note', { vatId: address.vatId })}
            onChange={setNote}
            value={note}
          />
          <div className={styles.ways}>
            <Button kind="main" type="submit" isDisabled={isBusy || note.trim() === ''}>
              {say('orders.vatId.confirm')}
            </Button>
            <Button
              kind="outlined"
              isDisabled={isBusy || note.trim() === ''}
              onPress={() => void decide('refused')}
            >
              {say('orders.vatId.refuse')}
            </Button>
            <Button kind="outlined" onPress={() => setOpen(false)}>
              {say('action.cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <div>
          <Button kind="outlined" onPress={() => setOpen(true)}>
            {say('orders.vatId.decide')}
            <span className={styles.hidden}> {address.company}</span>
          </Button>
        </div>
      )}
    </div>
  );
}

function stateWords(say: Say, { state, validUntil }: DeskVatId): string {
  return state === 'confirmed' && validUntil !== null
    ? say('orders.vatId.state.confirmed', { date: writtenDate(say, validUntil) })
    : say(`orders.vatId.state.${state === 'confirmed' ? 'expired' : state}`);
}
