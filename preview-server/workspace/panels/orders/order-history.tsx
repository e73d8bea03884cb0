import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import type { DeskOrder } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { type FormEvent, useState } from 'react';
import { Label, Text, TextArea, TextField } from 'react-aria-components';
import type { ApiError } from '../../base/api/result.ts';
import { requireDesk } from '../../store/orders/desk-session.ts';
import { noteDeskOrder } from '../../store/server/desk-orders.ts';
import inputs from '../controls/input.module.css';
import { authorName } from '../messages/author-name.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './order-details.module.css';
import { deskErrorSentence, eventSentence, writtenMoment } from './order-words.ts';

/** What has happened, the newest first, and a place for a note. */
export function OrderHistory({ order }: { order: DeskOrder }) {
  const say = useMessages();
  return (
    <section className={styles.section} aria-label={say('orders.history')}>
      <h3 className={styles.heading}>{say('orders.history')}</h3>
      <NoteForm number={order.number} />
      <ol className={styles.events}>
        {order.events.toReversed().map((event) => (
          <li key={`${event.at} ${event.kind} ${event.reason}`} className={styles.event}>
            <time dateTime={event.at}>{writtenMoment(say, event.at)}</time>
            <span>
              {eventSentence(say, event)}
              {event.by !== null && (
                <span className={styles.by}> {say('orders.who', { name: authorName(say, event.by) })}</span>
              )}
              {event.reason !== null && <span className={styles.reason}>{event.reason}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function NoteForm({ number }: { number: string }) {
  const say = useMessages();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isBusy) return;
    setBusy(true);
    const answer = await requireDesk().note(number, text.trim());
    setBusy(false);
    setFailure(answer.ok ? undefined : answer.error);
    if (!answer.ok) return;
    setText('');
    noteDeskOrder(answer.value);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className={styles.noteForm}>
      {failure && <Notice tone="error">{deskErrorSentence(say, failure)}</Notice>}
      <TextField value={text} onChange={setText} maxLength={2000} className={inputs.stacked ?? ''}>
        <Label className={inputs.label ?? ''}>{say('orders.note')}</Label>
        <TextArea rows={2} className={inputs.input ?? ''} />
        <Text slot="description" className={inputs.help ?? ''}>
          {say('orders.noteHelp')}
        </Text>
      </TextField>
      <Button type="submit" isDisabled={text.trim() === '' || isBusy}>
        {say('orders.noteAdd')}
      </Button>
    </form>
  );
}
