import { useId } from 'react';
import styles from './dialog-head.module.css';

type LabelledSelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
};

/** One of a few, with its label in the same box. */
export function LabelledSelect<Value extends string>(props: LabelledSelectProps<Value>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <span className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
