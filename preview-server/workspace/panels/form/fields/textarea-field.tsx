import type { FieldOf } from '../../../base/schema/definitions.ts';
import inputs from '../../controls/input.module.css';
import { FieldShell } from '../field/field-shell.tsx';
import styles from '../field/text.module.css';
import { asText, type FieldProps, useField } from '../field/use-field.ts';

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
