import { useId } from 'react';
import controls from '../controls/controls.module.css';

type SelectFieldProps = {
  label: string;
  options: readonly { value: string; name: string }[];
  value: string;
  onChange(value: string): void;
};

export function SelectField({ label, options, value, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={controls.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} onChange={(event) => onChange(event.target.value)} value={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
