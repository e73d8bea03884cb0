import { useEffect, useId, useState } from 'react';
import styles from './designs.module.css';

type NumberFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange(value: number): void;
};

/** A number, taken over as soon as it is one that may be. */
export function NumberField({ label, value, min, max, step = 1, onChange }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        max={max}
        min={min}
        onBlur={() => setTyped(String(value))}
        onChange={(event) => {
          setTyped(event.target.value);
          const next = Number(event.target.value);
          if (event.target.value !== '' && next >= min && next <= max && next !== value) onChange(next);
        }}
        step={step}
        type="number"
        value={typed}
      />
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
};

/** One of a list. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        value={value}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

type TextFieldProps = {
  label: string;
  value: string;
  lang?: string;
  rows?: number;
  onChange(value: string): void;
};

/** A line, or several. */
export function TextField({ label, value, lang, rows = 1, onChange }: TextFieldProps) {
  const id = useId();
  const shared = { id, lang, value };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows === 1 ? (
        <input {...shared} onChange={(event) => onChange(event.target.value)} type="text" />
      ) : (
        <textarea {...shared} onChange={(event) => onChange(event.target.value)} rows={rows} />
      )}
    </div>
  );
}
