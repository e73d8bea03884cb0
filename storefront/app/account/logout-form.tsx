import { keepBasketCount } from '../basket/keep-basket-count.ts';
import { forgetTyped } from '../checkout/typed-before.ts';
import { Button } from '../components/button/button.tsx';
import { FormMessage } from '../components/form/form-message.tsx';
import { useForm } from '../components/form/use-form.ts';
import { usePage } from '../context/page-context.tsx';
import { showCustomer } from '../customer/customer-store.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './account.module.css';

/** Ends the session; where no scripts run, the browser sends it by itself. */
export function LogoutForm() {
  const t = useLateMessages();
  const { channel, locale } = usePage();
  const { form, state } = useForm(async (ask) => {
    const result = await ask('POST /web-api/customer-logout', {});
    if (result.ok) {
      // The basket stays with the account.
      keepBasketCount(0);
      forgetTyped();
      showCustomer(result.value);
    }
    return result;
  });
  return (
    <form {...form} action="/web-api/customer-logout/form" className={styles.form}>
      <input name="channel" type="hidden" value={channel} />
      <input name="locale" type="hidden" value={locale} />
      {state.kind === 'refused' && <FormMessage kind="refused">{state.message}</FormMessage>}
      <Button isLoading={state.kind === 'sending'} type="submit" variant="secondary">
        {t('account.logout')}
      </Button>
    </form>
  );
}
