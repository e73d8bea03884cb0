import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { askForPlan } from '../../actions/planning/plan-page.ts';
import { dayText } from '../../base/schedulings/shop-moment.ts';
import type { CalendarPlace } from '../../store/dialog-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { useMessages } from '../messages/messages.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { PlanList } from './plan-list.tsx';
import styles from './planning.module.css';
import { plansOn } from './plans-on.ts';

type CalendarDayProps = { place: CalendarPlace; plans: readonly CalendarEntry[] };

/** What is planned on the chosen day, and a way to plan the open page for it. */
export function CalendarDay({ place, plans }: CalendarDayProps) {
  const { day } = place;
  const say = useMessages();
  const name = useDocument(({ story }) => story.name);
  const shown = plansOn(plans, day);
  const title = dayText(day, say('locale'));
  return (
    <section aria-label={title} className={styles.section}>
      <header className={styles.sectionHead}>
        <h3 className={styles.sectionTitle}>{title}</h3>
        {name !== undefined && day >= shopDay(new Date()) && (
          <Button onPress={() => void askForPlan('publish', place)}>
            {say('calendar.planOpen', { name })}
          </Button>
        )}
      </header>
      {shown.length === 0 ? (
        <p className={styles.hint}>{say('calendar.noneOn')}</p>
      ) : (
        <PlanList label={title} plans={shown} place={place} />
      )}
    </section>
  );
}
