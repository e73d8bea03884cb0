import type { CalendarPlace } from '../../store/dialog-store.ts';
import { useMessages } from '../messages/messages.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { PlanList } from './plan-list.tsx';
import styles from './planning.module.css';

type CalendarListProps = {
  place: CalendarPlace;
  planned: readonly CalendarEntry[];
  settled: readonly CalendarEntry[];
};

/** Everything that is to come, the next first, and what has been, the newest first. */
export function CalendarList({ place, planned, settled }: CalendarListProps) {
  const say = useMessages();
  const parts = [
    { title: say('calendar.upcoming'), plans: planned },
    { title: say('calendar.past'), plans: settled },
  ];
  return parts.map(({ title, plans }) => (
    <section key={title} aria-label={title} className={styles.section}>
      <h3 className={styles.sectionTitle}>{title}</h3>
      {plans.length === 0 ? (
        <p className={styles.hint}>{say('calendar.none')}</p>
      ) : (
        <PlanList label={title} plans={plans} place={place} />
      )}
    </section>
  ));
}
