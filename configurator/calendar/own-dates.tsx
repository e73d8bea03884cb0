import type { CalendarDate } from '@blattwerk/schemas/configurator/calendar.ts';
import { mostCalendarDates } from '@blattwerk/schemas/configurator/calendar-limits.ts';
import { useId, useRef, useState } from 'react';
import controls from '../controls/controls.module.css';
import { isSameDate, putDate, removeDate } from '../session/operations.ts';
import type { CalendarFormProps } from './calendar-form.tsx';
import { DateForm } from './date-form.tsx';
import { dayWords } from './month-of-sheet.ts';
import styles from './own-dates.module.css';

/** Birthdays and other days of one's own: a list, and a form that adds to it or changes what it holds. */
export function OwnDates({ calendar, change, onMonth, locale, say }: CalendarFormProps) {
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [entry, setEntry] = useState<CalendarDate>({
    month: Number(calendar.start.slice(5)),
    day: 1,
    text: '',
  });
  const [edited, setEdited] = useState<CalendarDate | null>(null);
  const { dates } = calendar;
  // Undo may have taken away what was being changed.
  const current = dates.find((date) => edited !== null && isSameDate(date, edited));
  const isFull = current === undefined && dates.length >= mostCalendarDates;

  const leave = () => {
    setEdited(null);
    setEntry({ ...entry, text: '' });
    focusOn(field.current);
  };
  const put = () => {
    const date = { ...entry, text: entry.text.trim() };
    change((content) => putDate(content, calendar, date, current), null);
    onMonth(date.month);
    leave();
  };
  const edit = (date: CalendarDate) => {
    setEdited(date);
    setEntry(date);
    onMonth(date.month);
    focusOn(field.current);
  };
  const remove = (date: CalendarDate, place: number) => {
    change((content) => removeDate(content, calendar, date), null);
    onMonth(date.month);
    // The button that had the focus goes with its date: the next one takes it.
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('[data-remove]');
    focusOn(buttons?.[place + 1] ?? buttons?.[place - 1] ?? field.current);
  };

  return (
    <section aria-labelledby={heading} className={styles.dates}>
      <h3 id={heading}>{say('calendarDates')}</h3>
      <p className={styles.hint}>{say('calendarDatesHint')}</p>
      {dates.length > 0 && (
        <ul className={styles.list} ref={list}>
          {dates.map((date, place) => {
            const day = dayWords(date, locale);
            const words = `${day}, ${date.text}`;
            return (
              <li data-edited={date === current || undefined} key={words}>
                <span>
                  <span className={styles.day}>{day}</span> {date.text}
                </span>
                <button
                  aria-label={say('calendarEditDate', { date: words })}
                  className={controls.way}
                  onClick={() => edit(date)}
                  type="button"
                >
                  {say('calendarEdit')}
                </button>
                <button
                  aria-label={say('calendarRemoveDate', { date: words })}
                  className={controls.way}
                  data-remove
                  onClick={() => remove(date, place)}
                  type="button"
                >
                  {say('calendarRemove')}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {isFull ? (
        <p role="status">{say('calendarFull', { count: mostCalendarDates })}</p>
      ) : (
        <DateForm
          entry={entry}
          field={field}
          isEdited={current !== undefined}
          locale={locale}
          onCancel={leave}
          onChange={setEntry}
          onPut={put}
          say={say}
        />
      )}
    </section>
  );
}

/** Beside the picture of the sheet, never below it: `focus` alone puts into the middle of the window what was outside. */
function focusOn(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
