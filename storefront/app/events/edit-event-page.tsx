import type { EventNotice } from '@blattwerk/schemas/web-api/events/event-form-endpoints.ts';
import type { EventAnswer } from '../../page/document/shown-invitation.ts';
import { Button } from '../components/button/button.tsx';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { writtenDay } from './day.ts';
import { EventForm } from './event-form.tsx';
import styles from './events.module.css';
import { FormShop } from './form-shop.tsx';
import { Said } from './said.tsx';
import { useEventPaths } from './use-event-paths.ts';

type EditEventPageProps = { answer: EventAnswer; notice: EventNotice | undefined };

/** Changes an event, or ends it. */
export function EditEventPage({ answer: { event, eventDraft }, notice }: EditEventPageProps) {
  const t = useTopicMessages('events');
  const { locale } = usePage();
  const to = useEventPaths();
  return (
    <div className={styles.narrow}>
      <a className={styles.back} href={to(event.id)}>
        {event.name}
      </a>
      <Headline as="h1" size="title">
        {t('events.edit')}
      </Headline>
      <Said notice={notice} />
      <EventForm draft={eventDraft} event={event} />
      <details className={styles.danger}>
        <summary>{t('events.delete')}</summary>
        <form action="/web-api/events/delete/form" className={styles.form} method="post">
          <FormShop event={event.id} />
          <p>{t('events.deleteText')}</p>
          <Button type="submit" variant="secondary">
            {t('events.deleteNow')}
          </Button>
        </form>
      </details>
      <p className={styles.small}>{t('events.keptUntil', { date: writtenDay(event.keptUntil, locale) })}</p>
    </div>
  );
}
