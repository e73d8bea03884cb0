import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { HandOver } from '@blattwerk/schemas/web-api/orders/print-files.ts';
import { useRef, useState } from 'react';
import type { ApiError } from '../../base/api/result.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './hand-over-line.module.css';
import { deskErrorSentence, writtenMoment } from './order-words.ts';

type HandOverLineProps = {
  handOver: HandOver;
  /** Whose files they are, for those who hear the button alone. */
  name: string;
  /** Sends them once more. Answers why it could not. */
  send(): Promise<ApiError | undefined>;
};

/** Whether the press house has the files, and a way to send them once more. */
export function HandOverLine({ handOver, name, send }: HandOverLineProps) {
  const say = useMessages();
  const status = useRef<HTMLSpanElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const sendAgain = async () => {
    setBusy(true);
    const reason = await send();
    setFailure(reason);
    setBusy(false);
    // The button is gone while it is on its way.
    if (!reason) status.current?.focus();
  };
  return (
    <span className={styles.line}>
      <span ref={status} role="status" tabIndex={-1}>
        {handOver.state === 'waiting' && say('orders.handOver.waiting')}
        {handOver.state === 'sent' &&
          say('orders.handOver.sent', { moment: writtenMoment(say, handOver.at) })}
        {handOver.state === 'failed' &&
          say('orders.handOver.failed', { moment: writtenMoment(say, handOver.nextAttemptAt) })}
      </span>
      {handOver.state !== 'waiting' && (
        <Button kind="link" isDisabled={isBusy} onPress={() => void sendAgain()}>
          {say(handOver.state === 'sent' ? 'orders.handOver.again' : 'orders.handOver.now')}
          <span className={styles.hidden}> {name}</span>
        </Button>
      )}
      {failure && <span role="alert">{deskErrorSentence(say, failure)}</span>}
    </span>
  );
}
