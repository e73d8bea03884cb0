import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { addMonths, dayByKey, weeksOf } from '../../base/schedulings/month-days.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useMessages } from '../messages/messages.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { MonthCell } from './month-cell.tsx';
import styles from './planning.module.css';
import { plansOn } from './plans-on.ts';

type MonthGridProps = { day: string; plans: readonly CalendarEntry[]; onChoose(day: string): void };

/** A month of days with what is planned on them; arrow keys go from day to day, Page Up and Page Down from month to month. */
export function MonthGrid({ day, plans, onChoose }: MonthGridProps) {
  const say = useMessages();
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);
  const month = day.slice(0, 7);
  const weeks = weeksOf(month);
  const today = shopDay(new Date());

  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(day, event.key, event.shiftKey);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    movedByKey.current = true;
    onChoose(next);
  };

  return (
    <div className={styles.month}>
      <div className={styles.monthHead}>
        <IconButton label={say('calendar.previous')} onPress={() => onChoose(addMonths(day, -1))}>
          <ChevronLeft size={16} aria-hidden />
        </IconButton>
        <h2 id={titleId} className={styles.monthTitle} aria-live="polite">
          {formatted(`${month}-01`, say('locale'), { month: 'long', year: 'numeric' })}
        </h2>
        <IconButton label={say('calendar.next')} onPress={() => onChoose(addMonths(day, 1))}>
          <ChevronRight size={16} aria-hidden />
        </IconButton>
        <Button onPress={() => onChoose(today)}>{say('calendar.today')}</Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose days are walked through by arrow keys */}
      <table ref={grid} role="grid" aria-labelledby={titleId} className={styles.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col" abbr={formatted(each, say('locale'), { weekday: 'long' })}>
                {formatted(each, say('locale'), { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <MonthCell
                  key={each}
                  day={each}
                  plans={plansOn(plans, each)}
                  isChosen={each === day}
                  isToday={each === today}
                  isOutside={!each.startsWith(month)}
                  onChoose={() => onChoose(each)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const formatted = (day: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
