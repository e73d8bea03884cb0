import { Button } from '../components/button/button.tsx';
import { FormMessage } from '../components/form/form-message.tsx';
import { useForm } from '../components/form/use-form.ts';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './account-page.module.css';
import { Sessions } from './sessions.tsx';

/** A new password, what is known of the customer as a file, and the way to leave. */
export function ManageAccount() {
  const t = useLateMessages();
  const { channel, locale, urls } = usePage();
  const query = new URLSearchParams({ channel, locale });
  return (
    <section aria-label={t('account.manage')} className={styles.manage}>
      <h2>{t('account.manage')}</h2>
      <Sessions />
      <ChangePassword />
      <ul className={styles.links}>
        <li>
          <a data-document="" href={`/web-api/customer-email?${query}`}>
            {t('account.changeEmail')}
          </a>
        </li>
        <li>
          <a href={urls.to(t('account.businessPath'))}>{t('account.company')}</a>
        </li>
        <li>
          <a data-document="" download="" href={`/web-api/customer-export?channel=${channel}`}>
            {t('account.export')}
          </a>
        </li>
        <li>
          <a data-document="" href={`/web-api/customer-delete?${query}`}>
            {t('account.delete')}
          </a>
        </li>
      </ul>
    </section>
  );
}

/** The link goes to the mailbox: a browser that is signed in proves nothing of who sits there. */
function ChangePassword() {
  const t = useLateMessages();
  const { form, state } = useForm((ask) => ask('POST /web-api/customer-password-reset', { body: {} }));
  return (
    <form {...form} className={styles.password}>
      <p>{t('account.changePasswordText')}</p>
      {state.kind === 'refused' && <FormMessage kind="refused">{state.message}</FormMessage>}
      {state.kind === 'done' ? (
        <p role="status">{t('account.linkSent')}</p>
      ) : (
        <Button isLoading={state.kind === 'sending'} type="submit" variant="secondary">
          {t('account.changePassword')}
        </Button>
      )}
    </form>
  );
}
