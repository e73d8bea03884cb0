import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { useEffect, useState } from 'react';
import type { Say } from '../texts.ts';
import styles from './names.module.css';

type GuestListsProps = {
  ask: WebApiClient;
  isReading: boolean;
  /** Takes the guests of an event. */
  onEvent(event: string): void;
  say: Say;
};
type Events = AnswerOf<'GET /web-api/events'>['events'];

/** The guest lists of the customer’s account; nothing for guests, and for customers without any. */
export function GuestLists({ ask, isReading, onEvent, say }: GuestListsProps) {
  const [events, setEvents] = useState<Events>([]);
  useEffect(() => {
    const controller = new AbortController();
    ask('GET /web-api/customer-data', { query: {}, signal: controller.signal })
      .then(async (customer) => {
        if (!customer.ok || !customer.value.isLoggedIn) return;
        const answer = await ask('GET /web-api/events', { signal: controller.signal });
        if (answer.ok) setEvents(answer.value.events.filter(({ totals }) => totals.guests > 0));
      })
      // The section is gone.
      .catch(() => {});
    return () => controller.abort();
  }, [ask]);
  if (events.length === 0) return null;
  return (
    <div className={styles.guestLists}>
      <p>{say('namesGuestLists')}</p>
      {events.map(({ id, name, totals }) => (
        <button disabled={isReading} key={id} onClick={() => onEvent(id)} type="button">
          {say('namesFromEvent', { name, count: totals.guests })}
        </button>
      ))}
    </div>
  );
}
