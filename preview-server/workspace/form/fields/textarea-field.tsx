import inputs from '../../controls/input.module.css';
import type { FieldOf } from '../../schema/definitions.ts';
import { FieldShell } from '../field-shell.tsx';
import { asText, type FieldProps, useField } from '../use-field.ts';
import styles from './text.module.css';

/** Several lines of plain text; grows with them. */
export function TextareaField({ uid, field, name }: FieldProps<FieldOf<'textarea'>>) {
  const [value, write] = useField(uid, name);
  const text = asText(value);
  return (
    <FieldShell
      uid={uid}
      field={field}
      name={name}
      length={text.length}
      limit={field.max_length ?? field.maxlength}
    >
      {(attributes) => (
        <textarea
          {...attributes}
          className={`${inputs.input} ${styles.textarea}`}
          value={text}
          dir={field.rtl ? 'rtl' : undefined}
          onChange={(event) => write(event.target.value)}
        />
      )}
    </FieldShell>
  );
}
