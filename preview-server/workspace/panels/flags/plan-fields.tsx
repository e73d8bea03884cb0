import { useState } from 'react';
import { neededVisitors } from '../../base/flags/needed-visitors.ts';
import { useMessages } from '../messages/messages.ts';
import { NumberField } from './field.tsx';
import styles from './flags.module.css';

type PlanFieldsProps = { plannedVisitors: number | null; onChange(visitors: number | null): void };

/** How many visitors a test needs before it is read, decided before it begins. */
export function PlanFields({ plannedVisitors, onChange }: PlanFieldsProps) {
  const say = useMessages();
  const [baseline, setBaseline] = useState<number | null>(5);
  const [change, setChange] = useState<number | null>(20);
  const needed = neededVisitors((baseline ?? 0) / 100, (change ?? 0) / 100);
  return (
    <fieldset className={styles.group}>
      <legend>{say('flags.plan')}</legend>
      <NumberField
        hint={say('flags.plannedHint')}
        label={say('flags.planned')}
        min={1}
        onChange={onChange}
        value={plannedVisitors}
      />
      <div className={styles.row}>
        <NumberField label={say('flags.baseline')} max={99} onChange={setBaseline} value={baseline} />
        <NumberField label={say('flags.smallest')} max={500} onChange={setChange} value={change} />
      </div>
      {needed !== undefined && (
        <p className={styles.hint}>
          {say('flags.needed', { count: needed.toLocaleString(say.language) })}{' '}
          <button className={styles.inline} onClick={() => onChange(needed)} type="button">
            {say('flags.takeNeeded')}
          </button>
        </p>
      )}
    </fieldset>
  );
}
