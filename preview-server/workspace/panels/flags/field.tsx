import { type ReactNode, useId } from 'react';
import styles from './flags.module.css';

type FieldProps = { label: string; hint?: string | undefined; children(id: string): ReactNode };

/** A labelled field of a form. */
export function Field({ label, hint, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </div>
  );
}

type NumberFieldProps = {
  label: string;
  value: number | null;
  min?: number;
  max?: number;
  hint?: string;
  /** Null where nothing is typed. */
  onChange(value: number | null): void;
};

export function NumberField({ label, value, min = 0, max, hint, onChange }: NumberFieldProps) {
  return (
    <Field hint={hint} label={label}>
      {(id) => (
        <input
          id={id}
          inputMode="numeric"
          max={max}
          min={min}
          onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
          type="number"
          value={value ?? ''}
        />
      )}
    </Field>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
};

/** One of a list. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} onChange={(event) => onChange(event.target.value)} value={value}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type ChecksProps<Value extends string> = {
  label: string;
  hint: string;
  values: readonly Value[];
  chosen: readonly Value[];
  nameOf(value: Value): string;
  onChange(chosen: Value[]): void;
};

/** Any of a list; none means all. */
export function Checks<Value extends string>(props: ChecksProps<Value>) {
  const { label, hint, values, chosen, nameOf, onChange } = props;
  return (
    <fieldset className={styles.checks}>
      <legend>{label}</legend>
      {values.map((value) => (
        <label className={styles.check} key={value}>
          <input
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange(values.filter((one) => (one === value ? event.target.checked : chosen.includes(one))))
            }
            type="checkbox"
          />
          {nameOf(value)}
        </label>
      ))}
      {chosen.length === 0 && <span className={styles.hint}>{hint}</span>}
    </fieldset>
  );
}
