import { FormMessage } from '../../components/form/form-message.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import styles from './google-sign-in.module.css';
import { type GoogleText, useGoogleButton } from './use-google-button.ts';

type GoogleSignInProps = {
  clientId: string;
  text: GoogleText;
  onSignedIn: (() => void) | undefined;
};

/** The way in with Google, below the shop's own form; Google draws the button itself. */
export function GoogleSignIn({ clientId, text, onSignedIn }: GoogleSignInProps) {
  const t = useMessages();
  const { place, state, retry } = useGoogleButton({ clientId, text, onSignedIn });
  return (
    <section aria-label={t('account.google')} className={styles.google}>
      <p className={styles.or}>{t('account.or')}</p>
      <div className={styles.place} hidden={state.kind === 'failed'} ref={place} />
      {state.kind === 'loading' && (
        <p className={styles.status} role="status">
          {t('account.googleLoading')}
        </p>
      )}
      {state.kind === 'sending' && (
        <p className={styles.status} role="status">
          {t('form.sending')}
        </p>
      )}
      {state.kind === 'failed' && (
        <p className={styles.status} role="status">
          {t('account.googleFailed')}{' '}
          <button className={styles.retry} onClick={retry} type="button">
            {t('listing.retry')}
          </button>
        </p>
      )}
      {state.kind === 'refused' && <FormMessage kind="refused">{state.message}</FormMessage>}
    </section>
  );
}
