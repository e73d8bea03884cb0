import {
  type FocusEventHandler,
  type FormEventHandler,
  type HTMLInputAutoCompleteAttribute,
  useId,
} from 'react';
import styles from './form.module.css';

type TextFieldProps = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'date' | 'search';
  inputMode?: 'numeric';
  /** Where the page begins to type. */
  autoFocus?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Said beside the label. */
  hint?: string | undefined;
  required?: boolean;
  defaultValue?: string | undefined;
  maxLength?: number;
  /** What the shop says is wrong with it. */
  errors?: readonly string[];
  onInput?: FormEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Said of what is being typed, read out in a pause; `none` before there is anything to say. */
  remark?: { text: string; isGood: boolean } | 'none' | undefined;
};

/** A line of a form with its label; what is wrong with it stands below and is read with it. */
export function TextField({ label, hint, errors = [], remark, type = 'text', ...input }: TextFieldProps) {
  const id = useId();
  const hasErrors = errors.length > 0;
  const descriptions = [...(hasErrors ? [`${id}-errors`] : []), ...(remark ? [`${id}-remark`] : [])];
  const said = remark === 'none' ? undefined : remark;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {hint && <span className={styles.hint}>{hint}</span>}
      </label>
      <input
        {...input}
        aria-describedby={descriptions.join(' ') || undefined}
        aria-invalid={hasErrors || undefined}
        className={styles.input}
        id={id}
        type={type}
      />
      <FieldErrors errors={errors} id={`${id}-errors`} />
      {remark && (
        <p className={styles.remark} data-good={said?.isGood} id={`${id}-remark`} role="status">
          {said?.text}
        </p>
      )}
    </div>
  );
}

/** The sentences below a field. */
export function FieldErrors({ errors, id }: { errors: readonly string[]; id: string }) {
  if (errors.length === 0) return null;
  return (
    <ul className={styles.errors} id={id}>
      {errors.map((error) => (
        <li key={error}>{error}</li>
      ))}
    </ul>
  );
}
