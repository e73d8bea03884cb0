import { eventLimits } from '@blattwerk/schemas/shop/events/event-limits.ts';
import type { EventNotice } from '@blattwerk/schemas/web-api/events/event-form-endpoints.ts';
import type { EventsAnswer } from '../../page/document/shown-invitation.ts';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { writtenDay } from './day.ts';
import { EventForm } from './event-form.tsx';
import { EventTotals } from './event-totals.tsx';
import styles from './events.module.css';
import { Said } from './said.tsx';
import { useEventPaths } from './use-event-paths.ts';

type EventsPageProps = { answer: EventsAnswer; notice: EventNotice | undefined };

/** All events of a customer, and the way to a new one. */
export function EventsPage({ answer: { events, canAdd, draft }, notice }: EventsPageProps) {
  const t = useTopicMessages('events');
  const isFirst = events.length === 0;
  return (
    <div className={styles.page}>
      <Headline as="h1" size="title">
        {t('events.title')}
      </Headline>
      <Said notice={notice} />
      <p className={styles.lead}>{t(isFirst ? 'events.introFirst' : 'events.intro')}</p>
      {!isFirst && (
        <ul className={styles.events}>
          {events.map((event) => (
            <EventCard event={event} key={event.id} />
          ))}
        </ul>
      )}
      {canAdd ? (
        <details className={styles.fold} open={isFirst || draft !== null}>
          <summary>{t('events.new')}</summary>
          <EventForm draft={draft} event={undefined} />
        </details>
      ) : (
        <p>{t('events.noMoreEvents', { count: eventLimits.events })}</p>
      )}
    </div>
  );
}

function EventCard({ event }: { event: EventsAnswer['events'][number] }) {
  const t = useTopicMessages('events');
  const { locale } = usePage();
  const to = useEventPaths();
  return (
    <li className={styles.event}>
      <p className={styles.small}>
        {t(`events.kind_${event.kind}`)} · {writtenDay(event.date, locale)}
      </p>
      <Headline as="h2" size="subtitle">
        <a href={to(event.id)}>{event.name}</a>
      </Headline>
      <EventTotals totals={event.totals} />
    </li>
  );
}
