import { useEffect, useRef, useState } from 'react';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import inputs from '../../controls/input.module.css';
import { FieldShell } from '../field/field-shell.tsx';
import { asText, type FieldProps, useField } from '../field/use-field.ts';
import { fromLocal, toLocal } from './stored-time.ts';

/** A moment or a day. Shown in the editor's time zone, stored in UTC. */
export function DatetimeField({ uid, field, name }: FieldProps<FieldOf<'datetime'>>) {
  const [value, write] = useField(uid, name);
  const dateOnly = field.disable_time === true;
  // While a year is typed (2, 20, 202, 2026) the control keeps its own text: the way to UTC and back would change it.
  const [shown, setShown] = useState(() => toLocal(asText(value), dateOnly));
  const lastWritten = useRef(value);

  useEffect(() => {
    if (value === lastWritten.current) return;
    lastWritten.current = value;
    setShown(toLocal(asText(value), dateOnly));
  }, [value, dateOnly]);

  const change = (next: string) => {
    setShown(next);
    lastWritten.current = fromLocal(next, dateOnly);
    write(lastWritten.current);
  };

  return (
    <FieldShell uid={uid} field={field} name={name}>
      {(attributes) => (
        <input
          {...attributes}
          className={inputs.input}
          type={dateOnly ? 'date' : 'datetime-local'}
          value={shown}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </FieldShell>
  );
}
