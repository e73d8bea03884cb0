import type { FlagRollout } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import { useMessages } from '../messages/messages.ts';
import { Field } from './field.tsx';
import styles from './flags.module.css';

type Schedule = FlagRollout['schedule'];
type ScheduleFieldsProps = { schedule: Schedule; onChange(schedule: Schedule): void };

/** From when to when there is a lot, by the editor's own clock. */
export function ScheduleFields({ schedule, onChange }: ScheduleFieldsProps) {
  const say = useMessages();
  const moment = (label: string, value: string | null, set: (moment: string | null) => void) => (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          onChange={(event) => set(readMoment(event.target.value))}
          type="datetime-local"
          value={writtenMoment(value)}
        />
      )}
    </Field>
  );
  return (
    <fieldset className={styles.group}>
      <legend>{say('flags.schedule')}</legend>
      <div className={styles.row}>
        {moment(say('flags.from'), schedule.from, (from) => onChange({ ...schedule, from }))}
        {moment(say('flags.until'), schedule.until, (until) => onChange({ ...schedule, until }))}
      </div>
      <p className={styles.hint}>{say('flags.scheduleHint')}</p>
    </fieldset>
  );
}

function readMoment(typed: string): string | null {
  const moment = new Date(typed);
  return typed === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** As a field for moments takes it: without a zone, in the browser's own. */
function writtenMoment(moment: string | null): string {
  if (moment === null) return '';
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
