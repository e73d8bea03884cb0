import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { knownDeskToken } from '../../base/api/order-desk-api.ts';
import type { ApiError } from '../../base/api/result.ts';
import { TextBox } from '../../panels/controls/text-box.tsx';
import { errorSentence } from '../../panels/messages/error-sentence.ts';
import { useMessages } from '../../panels/messages/messages.ts';
import { openDesk, rememberedDeskToken, useDeskSession } from '../../store/orders/desk-session.ts';
import { settingsStore, useSettings } from '../../store/settings-store.ts';
import styles from '../sign-in.module.css';

/** Asks who works at the desk and, where the server does not hand it out, for its token. */
export function DeskSignIn() {
  const say = useMessages();
  const isRefused = useDeskSession((session) => session.isRefused);
  const known = useSettings((settings) => settings.name);
  const [handedOut, setHandedOut] = useState<string | null>();
  const [failure, setFailure] = useState<ApiError>();
  const [attempt, setAttempt] = useState(0);
  const [name, setName] = useState(known);
  const [token, setToken] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isCurrent = true;
    void knownDeskToken().then((answer) => {
      if (!isCurrent) return;
      setFailure(answer.ok ? undefined : answer.error);
      if (!answer.ok) return;
      const given = answer.value ?? rememberedDeskToken();
      if (given && known && !isRefused) openDesk(given, { isKnown: answer.value !== null });
      else setHandedOut(answer.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  const usable = handedOut ?? token.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (usable === '' || name.trim() === '') return;
    settingsStore.setState({ name: name.trim() });
    openDesk(usable, { isKnown: handedOut !== null });
  };

  if (failure)
    return (
      <main className={styles.page}>
        <Notice tone="error" actions={[{ label: say('action.retry'), run: () => setAttempt(attempt + 1) }]}>
          {failure.kind === 'missing' ? say('orders.signIn.none') : errorSentence(say, failure)}
        </Notice>
      </main>
    );
  if (handedOut === undefined)
    return (
      <main className={styles.page}>
        <Busy>{say('orders.signIn.loading')}</Busy>
      </main>
    );
  return (
    <main className={styles.page}>
      <form onSubmit={submit} className={styles.form}>
        <h1 className={styles.title}>Blattwerk {say('orders.title')}</h1>
        <TextBox
          label={say('orders.signIn.name')}
          help={say('orders.signIn.nameHelp')}
          value={name}
          onChange={setName}
          autoFocus={name === ''}
        />
        {handedOut === null && (
          <TextBox
            label={say('orders.signIn.token')}
            help={say('orders.signIn.help')}
            type="password"
            value={token}
            onChange={setToken}
            error={isRefused && token === '' ? say('orders.signIn.refused') : undefined}
          />
        )}
        <Button kind="main" type="submit" isDisabled={usable === '' || name.trim() === ''}>
          {say('orders.signIn.open')}
        </Button>
      </form>
    </main>
  );
}
