import { useEffect, useRef, useState } from 'react';
import { useIsMounted } from '../components/use-is-mounted.ts';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './account.module.css';
import { GoogleSignIn } from './google/google-sign-in.tsx';
import { PasswordResetForm } from './password-reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export type AccountView = 'sign-in' | 'sign-up' | 'password-reset';

type AccountViewsProps = {
  view: AccountView;
  onView: (view: AccountView) => void;
  onSignedIn?: () => void;
  /** What the server said to a form that was sent without scripts. */
  notice?: string | undefined;
  /** Path of the page that has asked to sign in. */
  returnTo?: string | undefined;
};

/** One of the account's forms, and the ways to the others. */
export function AccountViews({ view, onView, onSignedIn, notice, returnTo }: AccountViewsProps) {
  const t = useLateMessages();
  const isMounted = useIsMounted();
  const forms = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    setIsSent(false);
    // What was clicked is gone.
    forms.current?.querySelector<HTMLElement>('input:not([type="hidden"]), a')?.focus();
  }, [view]);
  const { googleClientId } = usePage();
  const [isSent, setIsSent] = useState(false);
  const asksMore = view === 'sign-in' || (view === 'sign-up' && !isSent);
  const other = view === 'sign-up' ? 'sign-in' : 'sign-up';
  return (
    <div className={styles.stack} ref={forms}>
      {view === 'sign-in' && <SignInForm notice={notice} onDone={onSignedIn} returnTo={returnTo} />}
      {view === 'sign-up' && <SignUpForm onSent={() => setIsSent(true)} />}
      {view === 'password-reset' && <PasswordResetForm />}
      {googleClientId !== undefined && isMounted && asksMore && (
        <GoogleSignIn
          clientId={googleClientId}
          key={view}
          onSignedIn={onSignedIn}
          text={view === 'sign-up' ? 'signup_with' : 'signin_with'}
        />
      )}
      <ul className={styles.ways} hidden={!isMounted}>
        {view === 'sign-in' && (
          <li>
            <button className={styles.way} onClick={() => onView('password-reset')} type="button">
              {t('account.forgot')}
            </button>
          </li>
        )}
        {view === 'password-reset' && (
          <li>
            <button className={styles.way} onClick={() => onView('sign-in')} type="button">
              {t('account.backToSignIn')}
            </button>
          </li>
        )}
        <li>
          {t(other === 'sign-up' ? 'account.newHere' : 'account.known')}{' '}
          <button className={styles.way} onClick={() => onView(other)} type="button">
            {t(other === 'sign-up' ? 'account.signUp' : 'account.signIn')}
          </button>
        </li>
      </ul>
    </div>
  );
}
