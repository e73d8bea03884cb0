import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import type { DeskWithdrawal } from '@blattwerk/schemas/web-api/orders/desk-withdrawal-endpoints.ts';
import { useRef, useState } from 'react';
import type { ApiError } from '../../base/api/result.ts';
import { requireDesk } from '../../store/orders/desk-session.ts';
import { closeDeskDialog, openOrder } from '../../store/orders/desk-store.ts';
import { renewDeskWithdrawals } from '../../store/server/desk-withdrawals.ts';
import { authorName } from '../messages/author-name.ts';
import { useMessages } from '../messages/messages.ts';
import { focusBeside } from './focus-beside.ts';
import { deskErrorSentence, writtenMoment } from './order-words.ts';
import styles from './reviews-dialog.module.css';

/** One statement of withdrawal: whose it is, of which order, and whether it is seen to. */
export function WithdrawalCard({ statement }: { statement: DeskWithdrawal }) {
  const say = useMessages();
  const { id, name, email, orderNumber, order, goods, receivedAt, settled } = statement;
  const entry = useRef<HTMLLIElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const settle = async () => {
    setBusy(true);
    const answer = await requireDesk().settleWithdrawal(id, settled === null);
    setFailure(answer.ok ? undefined : answer.error);
    if (answer.ok) {
      focusBeside(entry.current);
      await renewDeskWithdrawals();
    }
    setBusy(false);
  };
  const show = (number: string) => {
    closeDeskDialog();
    openOrder(number);
  };
  return (
    <li ref={entry} tabIndex={-1} className={styles.review}>
      <div className={styles.words}>
        <h3 className={styles.name}>{name || say('orders.anonymised')}</h3>
        {email && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        <p className={styles.text}>{goods || say('orders.withdrawals.all')}</p>
        {order === null && <Notice>{say('orders.withdrawals.unknown', { number: orderNumber })}</Notice>}
        <p className={styles.small}>
          {say('orders.withdrawals.received', { moment: writtenMoment(say, receivedAt) })}
        </p>
        {settled && (
          <p className={styles.small}>
            {say('orders.withdrawals.by', {
              name: authorName(say, settled.by),
              moment: writtenMoment(say, settled.at),
            })}
          </p>
        )}
        {failure && <Notice tone="error">{deskErrorSentence(say, failure)}</Notice>}
      </div>
      <div className={styles.ways}>
        {order !== null && (
          <Button onPress={() => show(order)}>{say('orders.withdrawals.order', { number: order })}</Button>
        )}
        <Button kind={settled ? 'plain' : 'main'} isDisabled={isBusy} onPress={() => void settle()}>
          {say(settled ? 'orders.withdrawals.reopen' : 'orders.withdrawals.settle')}
          <span className={styles.hidden}> {`${name}, ${orderNumber}`}</span>
        </Button>
      </div>
    </li>
  );
}
