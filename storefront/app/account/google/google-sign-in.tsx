import { useId } from 'react';
import { Button } from '../../components/button/button.tsx';
import { FormMessage } from '../../components/form/form-message.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';
import styles from './google-sign-in.module.css';
import { type GoogleText, useGoogleButton } from './use-google-button.ts';

type GoogleSignInProps = {
  clientId: string;
  text: GoogleText;
  onSignedIn: (() => void) | undefined;
};

/** The way in with Google, below the shop's own form; Google draws its button itself, once it was asked to. */
export function GoogleSignIn({ clientId, text, onSignedIn }: GoogleSignInProps) {
  const t = useLateMessages();
  const noteId = useId();
  const { place, state, open } = useGoogleButton({ clientId, text, onSignedIn });
  const label = text === 'signup_with' ? 'account.googleSignUp' : 'account.google';
  const hasOwnButton = state.kind === 'unasked' || state.kind === 'loading' || state.kind === 'failed';
  const notes = {
    unasked: t('account.googlePrivacy'),
    loading: undefined,
    ready: t('account.googleReady'),
    sending: t('form.sending'),
    failed: t('account.googleFailed'),
    refused: undefined,
  };
  return (
    <section aria-label={t('account.google')} className={styles.google}>
      <p className={styles.or}>{t('account.or')}</p>
      {hasOwnButton && (
        <Button
          isFullWidth
          isLoading={state.kind === 'loading'}
          loadingText={t('account.googleLoading')}
          onClick={open}
          variant="secondary"
        >
          {t(state.kind === 'failed' ? 'action.retry' : label)}
        </Button>
      )}
      <p className={styles.status} id={noteId} role="status">
        {notes[state.kind]}
      </p>
      <section
        aria-labelledby={noteId}
        className={styles.place}
        hidden={state.kind === 'unasked' || state.kind === 'failed'}
        ref={place}
        tabIndex={-1}
      />
      {state.kind === 'refused' && <FormMessage kind="refused">{state.message}</FormMessage>}
    </section>
  );
}
