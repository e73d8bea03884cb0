import { EmailField } from '../components/form/email-field.tsx';
import { FormMessage } from '../components/form/form-message.tsx';
import { SendButton } from '../components/form/send-button.tsx';
import { TextField } from '../components/form/text-field.tsx';
import { textOf } from '../components/form/text-of.ts';
import { useForm } from '../components/form/use-form.ts';
import { usePage } from '../context/page-context.tsx';
import { showSignedIn } from '../customer/show-signed-in.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import { tell } from '../visit/told-events.ts';
import styles from './account.module.css';
import { logRefusal } from './log-refusal.ts';

type SignInFormProps = {
  onDone?: (() => void) | undefined;
  /** What the server said to a form that was sent without scripts. */
  notice?: string | undefined;
  /** Path of the page that has asked to sign in; without scripts the form leads back there. */
  returnTo?: string | undefined;
};

/** Asks for e-mail address and password; where no scripts run, the browser sends it by itself. */
export function SignInForm({ onDone, notice, returnTo }: SignInFormProps) {
  const t = useLateMessages();
  const page = usePage();
  const { channel, locale } = page;
  const { form, state, errorsOf } = useForm(async (ask, fields) => {
    const body = { email: textOf(fields, 'email'), password: textOf(fields, 'password') };
    const result = await ask('POST /web-api/customer-login', { body });
    if (result.ok) {
      tell({ event: 'genericEvent', action: 'login', category: 'account', label: 'password' });
      showSignedIn(page, result.value);
      onDone?.();
    } else logRefusal('login-error', result.problem);
    return result;
  });
  const refusal = state.kind === 'refused' ? state.message : state.kind === 'open' && notice;
  return (
    <form {...form} action="/web-api/customer-login/form" className={styles.form}>
      <input name="channel" type="hidden" value={channel} />
      <input name="locale" type="hidden" value={locale} />
      {returnTo !== undefined && <input name="returnTo" type="hidden" value={returnTo} />}
      <EmailField autoComplete="username" errors={errorsOf('email')} />
      <TextField
        autoComplete="current-password"
        errors={errorsOf('password')}
        label={t('account.password')}
        maxLength={128}
        name="password"
        required
        type="password"
      />
      {refusal && <FormMessage kind="refused">{refusal}</FormMessage>}
      <SendButton isSending={state.kind === 'sending'}>{t('account.signIn')}</SendButton>
    </form>
  );
}
