import { useMessages } from '../../messages/messages-context.tsx';
import { TextField } from './text-field.tsx';

type EmailFieldProps = {
  /** `username` where the address is what a password belongs to. */
  autoComplete: 'email' | 'username';
  errors: readonly string[];
};

/** The line of a form that asks for an e-mail address, sent as `email`. */
export function EmailField(props: EmailFieldProps) {
  const t = useMessages();
  return <TextField {...props} label={t('form.email')} maxLength={254} name="email" required type="email" />;
}
