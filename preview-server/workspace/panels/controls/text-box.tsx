import { FieldError, Input, Label, Text, TextField } from 'react-aria-components';
import styles from './input.module.css';

type TextBoxProps = {
  label: string;
  value: string;
  onChange(value: string): void;
  help?: string;
  error?: string | undefined;
  type?: 'text' | 'password' | 'email' | 'url';
  autoComplete?: string;
  autoFocus?: boolean;
  isRequired?: boolean;
};

/** One labelled line of text in a dialog. */
export function TextBox({ label, help, error, autoFocus = false, ...props }: TextBoxProps) {
  return (
    <TextField {...props} isInvalid={error !== undefined} className={styles.stacked ?? ''}>
      <Label className={styles.label ?? ''}>{label}</Label>
      <Input className={styles.input ?? ''} autoFocus={autoFocus} />
      {help && (
        <Text slot="description" className={styles.help ?? ''}>
          {help}
        </Text>
      )}
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
    </TextField>
  );
}
