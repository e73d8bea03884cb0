import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePage } from '../../context/page-context.tsx';
import { showSignedIn } from '../../customer/show-signed-in.ts';
import { logError } from '../../errors/log-error.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { askShop } from '../../network/ask-shop.ts';
import { tell } from '../../visit/told-events.ts';
import { isGoogleOpen, openGoogle } from './google-identity.ts';

export type GoogleText = 'signin_with' | 'signup_with';

type GoogleState =
  | { kind: 'unasked' | 'loading' | 'ready' | 'sending' | 'failed' }
  | { kind: 'refused'; message: string };

type GoogleButton = {
  /** Where Google draws its button. */
  place: RefObject<HTMLElement | null>;
  state: GoogleState;
  /** Loads Google's script, or tries it again; before that, Google learns nothing of the visitor. */
  open: () => void;
};

type UseGoogleButton = { clientId: string; text: GoogleText; onSignedIn: (() => void) | undefined };

/** Google allows its button 200 to 400 CSS pixels. */
const maxWidth = 400;

/** Has Google draw its button, and signs in with what it answers. Failures are logged under their keys. */
export function useGoogleButton({ clientId, text, onSignedIn }: UseGoogleButton): GoogleButton {
  const page = usePage();
  const t = useMessages();
  const place = useRef<HTMLElement>(null);
  const [state, setState] = useState<GoogleState>(() => ({ kind: isGoogleOpen() ? 'loading' : 'unasked' }));
  const [attempt, setAttempt] = useState(() => (isGoogleOpen() ? 1 : 0));
  const takesFocus = useRef(false);

  const signIn = useEffectEvent(async (credential: string) => {
    setState({ kind: 'sending' });
    const ask = askShop(page);
    const result = await ask('POST /web-api/customer-auth-google-credentials', { body: { credential } });
    if (result.ok) {
      setState({ kind: 'ready' });
      tell({ event: 'genericEvent', action: 'login', category: 'account', label: 'google' });
      showSignedIn(page, result.value);
      onSignedIn?.();
      return;
    }
    const { status, detail, message, retryAfter } = result.problem;
    logError('google-auth-callback-failed', `${status} ${detail}`);
    const words = message?.text ?? t(retryAfter === undefined ? 'form.failed' : 'form.tooOften');
    setState({ kind: 'refused', message: words });
    // What Google has signed is used up: its button gets a new nonce.
    setAttempt(attempt + 1);
  });

  const openWithNonce = useEffectEvent(async () => {
    const asked = await askShop(page)('POST /web-api/customer-auth-google-nonce', {});
    if (!asked.ok) throw new Error(`no nonce: ${asked.problem.detail}`);
    const { nonce } = asked.value;
    return openGoogle({ clientId, nonce, onCredential: (credential) => void signIn(credential) });
  });

  useEffect(() => {
    if (attempt === 0) return;
    let isLeft = false;
    // A refusal stays to be read while the next button is drawn.
    setState((now) => (now.kind === 'refused' ? now : { kind: 'loading' }));
    openWithNonce().then(
      (google) => {
        if (isLeft || !place.current) return;
        takesFocus.current ||= place.current.contains(document.activeElement);
        place.current.replaceChildren();
        google.renderButton(place.current, {
          type: 'standard',
          theme: 'outline',
          size: 'large',
          shape: page.channel === 'blattwerk' ? 'pill' : 'rectangular',
          text,
          locale: page.language,
          width: Math.min(place.current.clientWidth, maxWidth),
        });
        const isThere = place.current.childElementCount > 0;
        if (!isThere) logError('google-button-not-found', 'Google has drawn no button');
        if (!isThere) setState({ kind: 'failed' });
        else setState((now) => (now.kind === 'refused' ? now : { kind: 'ready' }));
        if (isThere && takesFocus.current) place.current.focus();
        takesFocus.current = false;
      },
      (error: unknown) => {
        if (isLeft) return;
        logError('google-not-loaded', String(error));
        setState({ kind: 'failed' });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [text, page.channel, page.language, attempt]);

  const open = () => {
    takesFocus.current = true;
    setAttempt(attempt + 1);
  };
  return { place, state, open };
}
