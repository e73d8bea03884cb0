import { useId, useState } from 'react';
import { today } from '../../base/matrix/axes.ts';
import { isDayAhead, lastDay } from '../../base/matrix/days-ahead.ts';
import { tick, useMatrix } from '../../store/matrix-store.ts';
import inputs from '../controls/input.module.css';
import { useMessages } from '../messages/messages.ts';
import styles from './matrix.module.css';

/** Puts another day beside those that are compared; the first one beside today. */
export function AddDay() {
  const say = useMessages();
  const id = useId();
  const ticked = useMatrix(({ ticks }) => ticks?.day) ?? [];
  /** An empty field for the next day. */
  const [added, setAdded] = useState(0);
  const add = (day: string) => {
    if (!isDayAhead(day, new Date())) return;
    tick('day', [...new Set([...(ticked.length === 0 ? [today] : ticked), day])]);
    setAdded(added + 1);
  };
  return (
    <span className={styles.addDay}>
      <label htmlFor={id}>{say('matrix.addDay')}</label>
      <input
        key={added}
        id={id}
        type="date"
        max={lastDay}
        className={inputs.input}
        onChange={({ target }) => add(target.value)}
      />
    </span>
  );
}
