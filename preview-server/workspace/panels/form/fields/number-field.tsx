import type { FieldOf } from '../../../base/schema/definitions.ts';
import inputs from '../../controls/input.module.css';
import { useMessages } from '../../messages/messages.ts';
import { FieldShell } from '../field/field-shell.tsx';
import { type FieldProps, useField } from '../field/use-field.ts';

/** A number; the CMS stores it as text with a point. */
export function NumberField({ uid, field, name }: FieldProps<FieldOf<'number'>>) {
  const say = useMessages();
  const [value, write] = useField(uid, name);
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  const range = [
    field.min_value === undefined ? '' : say('form.from', { value: field.min_value }),
    field.max_value === undefined ? '' : say('form.to', { value: field.max_value }),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <FieldShell uid={uid} field={field} name={name}>
      {(attributes) => (
        <input
          {...attributes}
          className={inputs.input}
          inputMode="decimal"
          value={text}
          placeholder={range}
          onChange={(event) => write(event.target.value.replace(',', '.').replace(/[^\d.-]/g, ''))}
        />
      )}
    </FieldShell>
  );
}
