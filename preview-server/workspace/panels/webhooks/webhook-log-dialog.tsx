import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useState } from 'react';
import { type ApiError, reasonOf } from '../../base/api/result.ts';
import { sendWebhookAgain, type WebhookLog } from '../../base/api/webhook-logs-api.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { useWebhookLogs } from '../../store/server/webhook-logs.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { Dialog } from '../controls/dialog.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { answerSentence, attemptsSentence, eventSentence, subjectOf } from './webhook-sentences.ts';
import styles from './webhooks.module.css';

const stateIcons = { delivered: CircleCheck, waiting: Clock, failed: CircleX };

/** What the space has told other systems: whether it was taken, when it is tried again, and once more by a press. */
export function WebhookLogDialog() {
  const say = useMessages();
  const { api } = useOpenSession();
  const { data: logs, error, isPending, refetch } = useWebhookLogs();
  const [failure, setFailure] = useState<ApiError>();
  const [news, setNews] = useState('');

  const sendAgain = async (log: WebhookLog) => {
    const result = await sendWebhookAgain(api, log.id);
    setFailure(result.ok ? undefined : result.error);
    if (!result.ok) return;
    const { value: sent } = result;
    setNews(
      say('webhooks.sentAgain', { event: eventSentence(say, sent), answer: answerSentence(say, sent) }),
    );
    await refetch();
  };

  const shown = error ? reasonOf(error) : failure;
  return (
    <Dialog title={say('webhooks.title')} size="large" onClose={closeDialog}>
      <div className={styles.log}>
        <p className={styles.intro}>{say('webhooks.intro')}</p>
        {shown && (
          <Notice tone="error" actions={[{ label: say('action.retry'), run: () => void refetch() }]}>
            {errorSentence(say, shown)}
          </Notice>
        )}
        <p role="status" className={styles.news}>
          {news}
        </p>
        {isPending && <Busy>{say('webhooks.loading')}</Busy>}
        {logs?.length === 0 && <p className={styles.intro}>{say('webhooks.none')}</p>}
        {logs && logs.length > 0 && <Deliveries logs={logs} sendAgain={sendAgain} />}
      </div>
    </Dialog>
  );
}

function Deliveries({ logs, sendAgain }: { logs: readonly WebhookLog[]; sendAgain(log: WebhookLog): void }) {
  const say = useMessages();
  return (
    <table className={styles.table} aria-label={say('webhooks.title')}>
      <thead>
        <tr>
          <th scope="col">{say('webhooks.column.state')}</th>
          <th scope="col">{say('webhooks.column.event')}</th>
          <th scope="col">{say('webhooks.column.endpoint')}</th>
          <th scope="col">{say('webhooks.column.answer')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {logs.map((log) => (
          <Row key={log.id} log={log} sendAgain={() => sendAgain(log)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ log, sendAgain }: { log: WebhookLog; sendAgain(): void }) {
  const say = useMessages();
  const Icon = stateIcons[log.state];
  const event = eventSentence(say, log);
  const time = new Date(log.created_at).toLocaleString(say('locale'), {
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (
    <tr>
      <td>
        <span className={styles.state} data-state={log.state}>
          <Icon size={15} aria-hidden />
          {say(`webhooks.state.${log.state}`)}
        </span>
      </td>
      <td>
        {event}
        <span className={styles.detail} title={subjectOf(log)}>
          {subjectOf(log)}
        </span>
      </td>
      <td>
        <span className={styles.endpoint} title={log.endpoint}>
          {log.endpoint.replace(/^https?:\/\//, '')}
        </span>
        <span className={styles.detail}>{time}</span>
      </td>
      <td>
        {answerSentence(say, log)}
        <span className={styles.detail}>{attemptsSentence(say, log)}</span>
      </td>
      <td>
        <Button
          kind="link"
          aria-label={say('webhooks.sendAgainOf', { event, endpoint: log.endpoint, time })}
          onPress={sendAgain}
        >
          {say('webhooks.sendAgain')}
        </Button>
      </td>
    </tr>
  );
}
