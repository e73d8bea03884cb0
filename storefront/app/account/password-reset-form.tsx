import { EmailField } from '../components/form/email-field.tsx';
import { FormMessage } from '../components/form/form-message.tsx';
import { SendButton } from '../components/form/send-button.tsx';
import { textOf } from '../components/form/text-of.ts';
import { useForm } from '../components/form/use-form.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './account.module.css';
import { logRefusal } from './log-refusal.ts';

/** Asks for the address that gets a link to a new password; the answer never says whether there is an account. */
export function PasswordResetForm() {
  const t = useLateMessages();
  const { form, state, errorsOf } = useForm(async (ask, fields) => {
    const body = { email: textOf(fields, 'email') };
    const result = await ask('POST /web-api/customer-password-reset', { body });
    if (!result.ok) logRefusal('password-reset-error', result.problem);
    return result;
  });
  if (state.kind === 'done') return <FormMessage kind="done">{state.value.message.text}</FormMessage>;
  return (
    <form {...form} className={styles.form}>
      <p>{t('account.resetText')}</p>
      <EmailField autoComplete="username" errors={errorsOf('email')} />
      {state.kind === 'refused' && <FormMessage kind="refused">{state.message}</FormMessage>}
      <SendButton isSending={state.kind === 'sending'}>{t('account.sendLink')}</SendButton>
    </form>
  );
}
