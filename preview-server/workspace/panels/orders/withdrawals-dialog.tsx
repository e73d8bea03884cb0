import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import { reasonOf } from '../../base/api/result.ts';
import { closeDeskDialog } from '../../store/orders/desk-store.ts';
import { useDeskWithdrawals } from '../../store/server/desk-withdrawals.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useMessages } from '../messages/messages.ts';
import { Chips } from './chips.tsx';
import { deskErrorSentence } from './order-words.ts';
import styles from './reviews-dialog.module.css';
import { WithdrawalCard } from './withdrawal-card.tsx';

const atOnce = 50;
const states = ['open', 'settled'] as const;

/** Statements of withdrawal: those that wait, and those that are settled. */
export function WithdrawalsDialog() {
  const say = useMessages();
  const [state, setState] = useState<(typeof states)[number]>('open');
  const [count, setCount] = useState(atOnce);
  const isSettled = state === 'settled';
  const { data, error, refetch, isPlaceholderData } = useDeskWithdrawals({ isSettled, count });
  const failure = error ? reasonOf(error) : undefined;
  return (
    <Dialog title={say('orders.withdrawals')} size="large" onClose={closeDeskDialog}>
      <div className={styles.all}>
        <p className={styles.small}>{say('orders.withdrawals.help')}</p>
        <Chips
          label={say('orders.withdrawals.state')}
          chips={states.map((id) => ({
            id,
            label: say(`orders.withdrawals.${id}`),
            ...(id === 'open' && data && { count: data.open }),
          }))}
          chosen={state}
          choose={(other) => {
            setState(other);
            setCount(atOnce);
          }}
        />
        {failure && (
          <Notice tone="error" actions={[{ label: say('action.retry'), run: () => void refetch() }]}>
            {deskErrorSentence(say, failure)}
          </Notice>
        )}
        {!data && !failure && <Busy>{say('orders.withdrawals.loading')}</Busy>}
        {data && (
          <>
            <p role="status" className={styles.small}>
              {data.found === 0
                ? say(isSettled ? 'orders.withdrawals.noneSettled' : 'orders.withdrawals.noneOpen')
                : say('orders.withdrawals.found', { shown: data.withdrawals.length, found: data.found })}
            </p>
            <ul className={styles.reviews} aria-busy={isPlaceholderData}>
              {data.withdrawals.map((statement) => (
                <WithdrawalCard key={statement.id} statement={statement} />
              ))}
            </ul>
            {data.found > data.withdrawals.length && (
              <div>
                <Button isDisabled={isPlaceholderData} onPress={() => setCount(count + atOnce)}>
                  {say('orders.withdrawals.more')}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
