import type { CalendarDate } from '@blattwerk/schemas/configurator/calendar.ts';
import { calendarDateLength, lastDayOf } from '@blattwerk/schemas/configurator/calendar-limits.ts';
import { type RefObject, useId } from 'react';
import controls from '../controls/controls.module.css';
import type { Say } from '../texts.ts';
import { monthWord } from './month-of-sheet.ts';
import styles from './own-dates.module.css';
import { SelectField } from './select-field.tsx';

type DateFormProps = {
  entry: CalendarDate;
  onChange(entry: CalendarDate): void;
  onPut(): void;
  /** One of the list is changed, none is added. */
  isEdited: boolean;
  onCancel(): void;
  /** The field of the words. */
  field: RefObject<HTMLInputElement | null>;
  /** BCP 47. */
  locale: string;
  say: Say;
};

/** A day of the year and what stands on it. */
export function DateForm({ entry, onChange, onPut, isEdited, onCancel, field, locale, say }: DateFormProps) {
  const id = useId();
  const { month, day, text } = entry;
  const options = (count: number, nameOf: (value: number) => string) =>
    Array.from({ length: count }, (_, index) => ({ value: String(index + 1), name: nameOf(index + 1) }));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onPut();
      }}
    >
      <SelectField
        label={say('calendarDay')}
        onChange={(chosen) => onChange({ ...entry, day: Number(chosen) })}
        options={options(lastDayOf(month), String)}
        value={String(day)}
      />
      <SelectField
        label={say('calendarMonth')}
        onChange={(chosen) => {
          const other = Number(chosen);
          onChange({ ...entry, month: other, day: Math.min(day, lastDayOf(other)) });
        }}
        options={options(12, (value) => monthWord(value, locale))}
        value={String(month)}
      />
      <div className={`${controls.field} ${styles.wide}`}>
        <label htmlFor={id}>{say('calendarText')}</label>
        <input
          autoComplete="off"
          id={id}
          maxLength={calendarDateLength}
          onChange={(event) => onChange({ ...entry, text: event.target.value })}
          pattern=".*\S.*"
          ref={field}
          required
          type="text"
          value={text}
        />
        <p className={controls.hint} role="status">
          {text.length >= calendarDateLength && say('textFull', { count: calendarDateLength })}
        </p>
      </div>
      <div className={styles.actions}>
        <button className={controls.action} type="submit">
          {say(isEdited ? 'calendarChange' : 'calendarAdd')}
        </button>
        {isEdited && (
          <button className={controls.way} onClick={onCancel} type="button">
            {say('calendarCancel')}
          </button>
        )}
      </div>
    </form>
  );
}
