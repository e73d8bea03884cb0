import controls from '../../controls/controls.module.css';
import type { FieldOf } from '../../schema/definitions.ts';
import { FieldShell } from '../field-shell.tsx';
import { asText, type FieldProps, useField } from '../use-field.ts';
import { fromLocal, toLocal } from './stored-time.ts';

/** A moment or a day. Shown in the editor's time zone, stored in UTC. */
export function DatetimeField({ uid, field, name }: FieldProps<FieldOf<'datetime'>>) {
  const [value, write] = useField(uid, name);
  const dateOnly = field.disable_time === true;
  return (
    <FieldShell uid={uid} field={field} name={name}>
      {(attributes) => (
        <input
          {...attributes}
          className={controls.input}
          type={dateOnly ? 'date' : 'datetime-local'}
          value={toLocal(asText(value), dateOnly)}
          onChange={(event) => write(fromLocal(event.target.value, dateOnly))}
        />
      )}
    </FieldShell>
  );
}
