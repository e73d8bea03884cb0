import type { EventTotals as Totals } from '@blattwerk/schemas/web-api/events/event.ts';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './events.module.css';

/** How the list of an event stands, in persons where persons count. */
export function EventTotals({ totals }: { totals: Totals }) {
  const t = useTopicMessages('events');
  const figures = [
    [t('events.invited'), totals.persons],
    [t('events.coming'), totals.coming],
    [t('events.declined'), totals.no],
    [t('events.pending'), totals.open],
  ] as const;
  return (
    <dl className={styles.totals}>
      {figures.map(([term, figure]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
