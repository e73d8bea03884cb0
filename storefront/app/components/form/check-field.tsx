import { type ReactNode, useId } from 'react';
import styles from './form.module.css';
import { FieldErrors } from './text-field.tsx';

type CheckFieldProps = { name: string; children: ReactNode; required?: boolean; errors?: readonly string[] };

/** A box to tick, with what it agrees to; that may hold links. */
export function CheckField({ name, children, required, errors = [] }: CheckFieldProps) {
  const id = useId();
  const hasErrors = errors.length > 0;
  return (
    <div className={styles.field}>
      <div className={styles.check}>
        <label className={styles.reach}>
          <input
            aria-describedby={hasErrors ? `${id}-errors` : undefined}
            aria-invalid={hasErrors || undefined}
            aria-labelledby={`${id}-text`}
            className={styles.box}
            name={name}
            required={required}
            type="checkbox"
          />
        </label>
        <div className={styles.text} id={`${id}-text`}>
          {children}
        </div>
      </div>
      <FieldErrors errors={errors} id={`${id}-errors`} />
    </div>
  );
}
