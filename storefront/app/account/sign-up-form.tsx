import { CheckedEmailField } from '../components/form/checked-email-field.tsx';
import { FormMessage } from '../components/form/form-message.tsx';
import { SendButton } from '../components/form/send-button.tsx';
import { TextField } from '../components/form/text-field.tsx';
import { textOf } from '../components/form/text-of.ts';
import { useForm } from '../components/form/use-form.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import { tell } from '../visit/told-events.ts';
import styles from './account.module.css';
import { logRefusal } from './log-refusal.ts';
import { NewPasswordField } from './new-password-field.tsx';

/** Asks for what a new account needs; what the shop refuses stands at its field. An e-mail says how it goes on. */
export function SignUpForm({ onSent }: { onSent: () => void }) {
  const t = useLateMessages();
  const { form, state, errorsOf } = useForm(async (ask, fields) => {
    const body = {
      firstName: textOf(fields, 'firstName'),
      lastName: textOf(fields, 'lastName'),
      email: textOf(fields, 'email'),
      password: textOf(fields, 'password'),
    };
    const result = await ask('POST /web-api/customer-sign-up', { body });
    if (result.ok) {
      tell({ event: 'genericEvent', action: 'sign-up', category: 'account', label: 'private' });
      onSent();
    } else logRefusal('sign-up-error', result.problem);
    return result;
  });
  if (state.kind === 'done') return <FormMessage kind="done">{state.value.message.text}</FormMessage>;
  return (
    <form {...form} className={styles.form}>
      <div className={styles.pair}>
        <TextField
          autoComplete="given-name"
          errors={errorsOf('firstName')}
          label={t('form.firstName')}
          maxLength={80}
          name="firstName"
          required
        />
        <TextField
          autoComplete="family-name"
          errors={errorsOf('lastName')}
          label={t('form.lastName')}
          maxLength={80}
          name="lastName"
          required
        />
      </div>
      <CheckedEmailField autoComplete="username" errors={errorsOf('email')} />
      <NewPasswordField errors={errorsOf('password')} />
      {state.kind === 'refused' && <FormMessage kind="refused">{state.message}</FormMessage>}
      <SendButton isSending={state.kind === 'sending'}>{t('account.signUp')}</SendButton>
    </form>
  );
}
