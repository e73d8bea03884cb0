import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import type { DeskOrder, DeskStep } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { useState } from 'react';
import { moveOrders } from '../../actions/orders/move-orders.ts';
import type { DeskMail } from '../../base/api/order-desk-api.ts';
import type { ApiError } from '../../base/api/result.ts';
import { requireDesk } from '../../store/orders/desk-session.ts';
import { askAtDesk, useDesk } from '../../store/orders/desk-store.ts';
import { noteDeskOrder } from '../../store/server/desk-orders.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './order-details.module.css';
import { askedStep, deskErrorSentence, refusalSentence, stepLabel } from './order-words.ts';

/** What can be done with the order now; what waits for something says for what. */
export function OrderSteps({ order }: { order: DeskOrder }) {
  const say = useMessages();
  const isBusy = useDesk((desk) => desk.batch?.isRunning ?? false);
  const waiting = order.steps.filter(({ refusal }) => refusal !== null);
  const [first, ...others] = order.steps.filter(({ refusal }) => refusal === null).toSorted(cancelLast);
  return (
    <section className={styles.section} aria-label={say('orders.actions')}>
      <div className={styles.steps}>
        {first && (
          <Button
            kind={isFinal(first) ? 'outlined' : 'main'}
            isDisabled={isBusy}
            onPress={() => take(order, first)}
          >
            {stepLabel(say, askedStep(first))}
          </Button>
        )}
        {others.map((step) => (
          <Button key={`${step.of} ${step.next}`} isDisabled={isBusy} onPress={() => take(order, step)}>
            {stepLabel(say, askedStep(step))}
          </Button>
        ))}
        {order.refundable?.settles === 'due' && (
          <Button isDisabled={isBusy} onPress={() => askRefund(order)}>
            {say('orders.refund.credit')}
          </Button>
        )}
        <Mails order={order} />
      </div>
      {waiting.map((step) => (
        <p key={`${step.of} ${step.next}`} className={styles.waiting}>
          {stepLabel(say, askedStep(step))}: {step.refusal && refusalSentence(say, step.refusal)}
        </p>
      ))}
    </section>
  );
}

const isFinal = ({ next }: DeskStep): boolean => next === 'cancelled' || next === 'refunded';
const cancelLast = (one: DeskStep, other: DeskStep): number => Number(isFinal(one)) - Number(isFinal(other));

function take(order: DeskOrder, step: DeskStep): void {
  const { number } = order;
  const asked = askedStep(step);
  if (step.next === 'cancelled') askAtDesk({ kind: 'cancel', numbers: [number] });
  else if (step.next === 'refunded') askRefund(order);
  else if (step.needsReason) askAtDesk({ kind: 'reason', number, step: asked });
  else void moveOrders([number], asked);
}

function askRefund(order: DeskOrder): void {
  const { refundable } = order;
  if (refundable) askAtDesk({ kind: 'refund', order, refundable });
}

function Mails({ order: { number, mails, email } }: { order: DeskOrder }) {
  const say = useMessages();
  const [news, setNews] = useState('');
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const send = async (mail: DeskMail) => {
    setBusy(true);
    setNews('');
    const answer = await requireDesk().sendAgain(number, mail);
    setBusy(false);
    setFailure(answer.ok ? undefined : answer.error);
    if (!answer.ok) return;
    setNews(say('orders.mailSent', { email }));
    noteDeskOrder(answer.value);
  };
  return (
    <>
      {mails.map((mail) => (
        <Button key={mail} kind="link" isDisabled={isBusy} onPress={() => void send(mail)}>
          {say(`orders.mail.${mail}`)}
        </Button>
      ))}
      {failure && <Notice tone="error">{deskErrorSentence(say, failure)}</Notice>}
      <p role="status" className={styles.news}>
        {news}
      </p>
    </>
  );
}
