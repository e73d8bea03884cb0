import type { EventNotice } from '@blattwerk/schemas/web-api/events/event-form-endpoints.ts';
import type { MessageKey } from '../messages/messages-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './events.module.css';

const texts: Record<EventNotice, { key: MessageKey; kind: 'done' | 'refused' }> = {
  'event-saved': { key: 'events.saidEventSaved', kind: 'done' },
  'event-deleted': { key: 'events.saidEventDeleted', kind: 'done' },
  'guest-added': { key: 'events.saidGuestAdded', kind: 'done' },
  'guest-saved': { key: 'events.saidGuestSaved', kind: 'done' },
  'guest-deleted': { key: 'events.saidGuestDeleted', kind: 'done' },
  taken: { key: 'events.saidTaken', kind: 'done' },
  discarded: { key: 'events.saidDiscarded', kind: 'done' },
  incomplete: { key: 'events.saidIncomplete', kind: 'refused' },
  full: { key: 'events.saidFull', kind: 'refused' },
  gone: { key: 'events.saidGone', kind: 'refused' },
  later: { key: 'form.tooOften', kind: 'refused' },
  'no-rows': { key: 'events.saidNoRows', kind: 'refused' },
  'too-many-rows': { key: 'events.saidTooManyRows', kind: 'refused' },
  'too-long': { key: 'events.saidTooLong', kind: 'refused' },
  'unknown-file': { key: 'events.saidUnknownFile', kind: 'refused' },
  'old-excel': { key: 'events.saidOldExcel', kind: 'refused' },
  'broken-file': { key: 'events.saidBrokenFile', kind: 'refused' },
  busy: { key: 'events.saidBusy', kind: 'refused' },
  replied: { key: 'events.saidReplied', kind: 'done' },
  closed: { key: 'events.closed', kind: 'refused' },
};

type SaidProps = { notice: EventNotice | undefined; count?: number | undefined };

/** What became of a form that was sent. */
export function Said({ notice, count = 0 }: SaidProps) {
  const t = useTopicMessages('events');
  if (!notice) return null;
  const { key, kind } = texts[notice];
  return (
    <p className={styles.said} data-kind={kind} role={kind === 'done' ? 'status' : 'alert'}>
      {t(key, { count })}
    </p>
  );
}
