import { useId } from 'react';
import styles from './form.module.css';
import { FieldErrors } from './text-field.tsx';

type SelectFieldProps = {
  name: string;
  label: string;
  /** Chosen by the page; left out, the field keeps what is chosen by itself. */
  value?: string;
  defaultValue?: string;
  options: readonly { value: string; label: string }[];
  onChange?: (value: string) => void;
  autoComplete?: string;
  /** What the shop says is wrong with it. */
  errors?: readonly string[];
};

/** A list to choose one from, with its label. */
export function SelectField({ label, options, onChange, errors = [], ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        {...select}
        aria-describedby={errors.length > 0 ? `${id}-errors` : undefined}
        aria-invalid={errors.length > 0 || undefined}
        className={styles.input}
        id={id}
        onChange={onChange && ((event) => onChange(event.currentTarget.value))}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldErrors errors={errors} id={`${id}-errors`} />
    </div>
  );
}
