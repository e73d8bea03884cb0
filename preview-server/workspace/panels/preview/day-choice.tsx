import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { useId } from 'react';
import { showDay, usePreviewDay } from '../../store/preview-store.ts';
import inputs from '../controls/input.module.css';
import { useMessages } from '../messages/messages.ts';
import styles from './preview.module.css';

/** The day that the shop is looked at on. */
export function DayChoice() {
  const say = useMessages();
  const day = usePreviewDay();
  const id = useId();
  const today = shopDay(new Date());
  return (
    <span className={styles.dayChoice}>
      <label htmlFor={id}>{say('day.choose')}</label>
      <input
        id={id}
        type="date"
        min={today}
        max="2099-12-31"
        className={inputs.input}
        value={day ?? today}
        onChange={({ target: { value } }) => {
          // While a year is typed (2, 20, 202) there is no day to show.
          if (value === '' || value <= today) showDay(undefined);
          else showDay(value);
        }}
      />
    </span>
  );
}
