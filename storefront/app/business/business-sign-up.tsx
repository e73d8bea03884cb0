import { logRefusal } from '../account/log-refusal.ts';
import { NewPasswordField } from '../account/new-password-field.tsx';
import { addressIn } from '../addresses/address-in.ts';
import { CheckedEmailField } from '../components/form/checked-email-field.tsx';
import { FormMessage } from '../components/form/form-message.tsx';
import { SendButton } from '../components/form/send-button.tsx';
import { textOf } from '../components/form/text-of.ts';
import { useForm } from '../components/form/use-form.ts';
import { useIsMounted } from '../components/use-is-mounted.ts';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { tell } from '../visit/told-events.ts';
import styles from './business-page.module.css';
import { useBusinessTexts } from './business-texts-context.tsx';
import { CompanyFields } from './company-fields.tsx';

const nothing = {};

/** Opens a business account: the company, and an account for who orders for it. An e-mail says how it goes on. */
export function BusinessSignUp() {
  const t = useLateMessages();
  const say = useBusinessTexts();
  const { channel, locale, urls } = usePage();
  const isMounted = useIsMounted();
  const { form, state, errorsOf } = useForm(async (ask, fields) => {
    const result = await ask('POST /web-api/business-sign-up', {
      body: {
        address: addressIn(fields, 'address'),
        invoiceEmail: textOf(fields, 'invoiceEmail'),
        email: textOf(fields, 'email'),
        password: textOf(fields, 'password'),
      },
    });
    if (result.ok) tell({ event: 'genericEvent', action: 'sign-up', category: 'account', label: 'business' });
    else logRefusal('sign-up-error', result.problem);
    return result;
  });
  if (state.kind === 'done') return <FormMessage kind="done">{state.value.message.text}</FormMessage>;
  return (
    <form
      {...form}
      action="/web-api/business-sign-up/form"
      aria-labelledby="sign-up"
      className={styles.form}
      // Where no scripts say what is missing, the browser does.
      noValidate={isMounted}
    >
      <input name="channel" type="hidden" value={channel} />
      <input name="locale" type="hidden" value={locale} />
      <h2 id="sign-up">{say('signUp')}</h2>
      <p className={styles.note}>
        {say('signUpText')} <a href={urls.to(t('path.account'))}>{say('known')}</a>
      </p>
      <fieldset className={styles.section}>
        <legend>{say('company')}</legend>
        <CompanyFields errorsOf={errorsOf} filledIn={nothing} />
      </fieldset>
      <fieldset className={styles.section}>
        <legend>{say('contact')}</legend>
        <CheckedEmailField autoComplete="username" errors={errorsOf('email')} />
        <NewPasswordField errors={errorsOf('password')} />
      </fieldset>
      {state.kind === 'refused' && <FormMessage kind="refused">{state.message}</FormMessage>}
      <SendButton isSending={state.kind === 'sending'}>{say('signUp')}</SendButton>
    </form>
  );
}
