import { eventLimits } from '@blattwerk/schemas/shop/events/event-limits.ts';
import type { EventNotice } from '@blattwerk/schemas/web-api/events/event-form-endpoints.ts';
import type { EventAnswer } from '../../page/document/shown-invitation.ts';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { AddGuest } from './add-guest.tsx';
import { BringList } from './bring-list.tsx';
import { writtenDay } from './day.ts';
import { EventTotals } from './event-totals.tsx';
import styles from './events.module.css';
import { GuestList } from './guest-list.tsx';
import { Said } from './said.tsx';
import { useEventPaths } from './use-event-paths.ts';

type EventPageProps = {
  answer: EventAnswer;
  search: string;
  notice: EventNotice | undefined;
  count: number | undefined;
};

/** An event with its guests: how the list stands, ways to make it longer, and the list. */
export function EventPage({ answer, search, notice, count }: EventPageProps) {
  const t = useTopicMessages('events');
  const { locale } = usePage();
  const to = useEventPaths();
  const { event, totals, hasUpload, canAdd, draft } = answer;
  // Said where the next name is typed.
  const isOfNext = canAdd && (notice === 'guest-added' || (notice === 'incomplete' && draft !== null));
  const facts = [
    t(`events.kind_${event.kind}`),
    writtenDay(event.date, locale),
    ...(event.replyBy ? [t('events.until', { date: writtenDay(event.replyBy, locale) })] : []),
  ];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <a className={styles.back} href={to()}>
          {t('events.title')}
        </a>
        <Headline as="h1" size="title">
          {event.name}
        </Headline>
        <p className={styles.small}>
          {facts.join(' · ')} · <a href={to(event.id, 'edit')}>{t('events.edit')}</a>
        </p>
      </div>
      {!isOfNext && <Said count={count} notice={notice} />}
      <section aria-label={t('events.state')} className={styles.panel}>
        <EventTotals totals={totals} />
        {totals.withoutAddress > 0 && (
          <p className={styles.small}>{t('events.withoutAddress', { count: totals.withoutAddress })}</p>
        )}
      </section>
      {hasUpload && (
        <p className={styles.said}>
          {t('events.waiting')} <a href={to(event.id, 'list')}>{t('events.check')}</a>
        </p>
      )}
      {canAdd ? (
        <div className={styles.ways}>
          <AddGuest
            draft={draft}
            event={event.id}
            isNext={notice === 'guest-added' || totals.guests === 0}
            notice={isOfNext ? notice : undefined}
          />
          <BringList event={event.id} isOpen={totals.guests === 0} />
        </div>
      ) : (
        <p>{t('events.noMoreGuests', { count: eventLimits.guests })}</p>
      )}
      <GuestList answer={answer} search={search} />
    </div>
  );
}
