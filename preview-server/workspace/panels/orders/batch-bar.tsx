import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { deskKeys } from '../../actions/orders/desk-keys.ts';
import { moveOrders } from '../../actions/orders/move-orders.ts';
import { askAtDesk, type Batch, chooseOrders, forgetBatch, useDesk } from '../../store/orders/desk-store.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './batch-bar.module.css';
import { deskErrorSentence, refusalSentence, stepLabel } from './order-words.ts';

/** What can be done with the selected orders, and what came of it, order by order. */
export function BatchBar() {
  const say = useMessages();
  const chosen = useDesk((desk) => desk.chosen);
  const batch = useDesk((desk) => desk.batch);
  const isBusy = batch?.isRunning ?? false;
  const numbers = [...chosen];
  return (
    <div className={styles.bar}>
      {batch && <BatchResult batch={batch} />}
      {chosen.size > 0 && (
        <div className={styles.actions}>
          <span className={styles.chosen}>{say('orders.chosen', { count: chosen.size })}</span>
          <Button
            kind="main"
            isDisabled={isBusy}
            onPress={() => void moveOrders(numbers, { state: 'in_print' })}
          >
            {say('orders.step.in_print')} <Key name="print" />
          </Button>
          <Button isDisabled={isBusy} onPress={() => void moveOrders(numbers, { state: 'shipped' })}>
            {say('orders.step.shipped')} <Key name="ship" />
          </Button>
          <Button isDisabled={isBusy} onPress={() => void moveOrders(numbers, { paymentState: 'paid' })}>
            {say('orders.pay.paid')}
          </Button>
          <Button isDisabled={isBusy} onPress={() => askAtDesk({ kind: 'cancel', numbers })}>
            {say('orders.step.cancelled')} <Key name="cancel" />
          </Button>
          <Button kind="link" onPress={() => chooseOrders(new Set())}>
            {say('orders.chosenNone')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Key({ name }: { name: keyof typeof deskKeys }) {
  return (
    <kbd aria-hidden className={styles.key}>
      {deskKeys[name].toUpperCase()}
    </kbd>
  );
}

function BatchResult({ batch: { step, total, moved, isRunning, error } }: { batch: Batch }) {
  const say = useMessages();
  const done = moved.filter(({ ok }) => ok).length;
  const refused = moved.flatMap((each) => (each.ok ? [] : [each]));
  if (isRunning)
    return (
      <div role="status" className={styles.result}>
        {say('orders.batch.running', { step: stepLabel(say, step), done: moved.length, total })}
        <progress className={styles.progress} max={total} value={moved.length} aria-hidden />
      </div>
    );
  const summary = done === 1 ? say('orders.batch.doneOne') : say('orders.batch.done', { count: done });
  return (
    <div className={styles.result}>
      <div role="status">
        {stepLabel(say, step)}: {summary}.
        {refused.length > 0 && (
          <>
            {' '}
            {say('orders.batch.failed')}
            <ul className={styles.refused}>
              {refused.map(({ number, refusal, detail }) => (
                <li key={number}>
                  <b>{number}</b> {refusalSentence(say, refusal, detail)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {error && (
        <Notice tone="error">
          {deskErrorSentence(say, error)} {say('orders.batch.lost')}
        </Notice>
      )}
      <Button kind="link" onPress={forgetBatch}>
        {say('orders.batch.close')}
      </Button>
    </div>
  );
}
