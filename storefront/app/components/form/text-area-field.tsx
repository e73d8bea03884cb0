import { useId } from 'react';
import styles from './form.module.css';
import { FieldErrors } from './text-field.tsx';

type TextAreaFieldProps = {
  name: string;
  label: string;
  rows: number;
  /** Said beside the label. */
  hint?: string | undefined;
  required?: boolean;
  defaultValue?: string | undefined;
  maxLength?: number;
  /** What the shop says is wrong with it. */
  errors?: readonly string[];
};

/** Several lines of a form with their label; what is wrong with them stands below and is read with them. */
export function TextAreaField({ label, hint, errors = [], ...area }: TextAreaFieldProps) {
  const id = useId();
  const hasErrors = errors.length > 0;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {hint && <span className={styles.hint}>{hint}</span>}
      </label>
      <textarea
        {...area}
        aria-describedby={hasErrors ? `${id}-errors` : undefined}
        aria-invalid={hasErrors || undefined}
        className={styles.input}
        id={id}
      />
      <FieldErrors errors={errors} id={`${id}-errors`} />
    </div>
  );
}
