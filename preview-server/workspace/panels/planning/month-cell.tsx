import { dayText, shopClock } from '../../base/schedulings/shop-moment.ts';
import { useMessages } from '../messages/messages.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import styles from './planning.module.css';

/** Plans that a day has room for. */
const shownAtOnce = 3;

type MonthCellProps = {
  day: string;
  plans: readonly CalendarEntry[];
  isChosen: boolean;
  isToday: boolean;
  /** Of the month before or after. */
  isOutside: boolean;
  onChoose(): void;
};

/** One day of the month; what is planned on it is listed in full below the grid once it is chosen. */
export function MonthCell({ day, plans, isChosen, isToday, isOutside, onChoose }: MonthCellProps) {
  const say = useMessages();
  const locale = say('locale');
  const count = plans.length;
  const label = say(count === 0 ? 'calendar.dayFree' : count === 1 ? 'calendar.dayOne' : 'calendar.dayMany', {
    day: dayText(day, locale),
    count,
    names: plans.map((plan) => `${say(`plan.state.${plan.status}`)}: ${plan.story.name}`).join(', '),
  });
  return (
    <td className={styles.cell} data-outside={isOutside}>
      <button
        type="button"
        data-day={day}
        className={styles.day}
        tabIndex={isChosen ? 0 : -1}
        aria-pressed={isChosen}
        aria-current={isToday ? 'date' : undefined}
        onClick={onChoose}
      >
        <span className={styles.spoken}>{label} </span>
        <span className={styles.dayNumber} aria-hidden>
          {Number(day.slice(8))}
        </span>
        {plans.slice(0, shownAtOnce).map((plan) => (
          <span
            key={plan.id}
            aria-hidden
            className={styles.chip}
            data-action={plan.action}
            data-status={plan.status}
          >
            {shopClock(new Date(plan.publish_at), locale)} {plan.story.name}
          </span>
        ))}
        {count > shownAtOnce && (
          <span className={styles.more} aria-hidden>
            {say('calendar.more', { count: count - shownAtOnce })}
          </span>
        )}
      </button>
    </td>
  );
}
