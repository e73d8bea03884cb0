import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { type FormEvent, useState } from 'react';
import type { WorkspaceConfig } from '../../workspace-api/workspace-config.ts';
import { askForPasswordLetter, signIn } from '../base/api/accounts-api.ts';
import type { ApiError } from '../base/api/result.ts';
import { TextBox } from '../panels/controls/text-box.tsx';
import { errorSentence } from '../panels/messages/error-sentence.ts';
import { type Say, useMessages } from '../panels/messages/messages.ts';
import { startMemberSession } from '../store/session-store.ts';
import styles from './sign-in.module.css';

type AccountFormProps = { config: WorkspaceConfig; onToken(): void };

/** Signs a member in, or sends a link for a new password. */
export function AccountForm({ config, onToken }: AccountFormProps) {
  const say = useMessages();
  const [isForgotten, setForgotten] = useState(false);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);

  const enter = async () => {
    const result = await signIn(email, password);
    if (result.ok) startMemberSession(config, result.value);
    else setError(sentence(say, result.error));
  };
  const send = async () => {
    const result = await askForPasswordLetter(email, say.language);
    if (result.ok) setSent(true);
    else setError(sentence(say, result.error));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || email.trim() === '' || (!isForgotten && password === '')) return;
    setBusy(true);
    setError(undefined);
    await (isForgotten ? send() : enter());
    setBusy(false);
  };
  const turn = (next: boolean) => {
    setForgotten(next);
    setError(undefined);
    setSent(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className={styles.form}>
      <h1 className={styles.title}>
        {isForgotten ? say('signIn.forgottenTitle') : `Blattwerk ${say('app.name')}`}
      </h1>
      {isForgotten && <p className={styles.text}>{say('signIn.forgottenText')}</p>}
      <TextBox
        label={say('signIn.email')}
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        autoFocus
      />
      {!isForgotten && (
        <TextBox
          label={say('signIn.password')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      )}
      {error !== undefined && <Notice tone="error">{error}</Notice>}
      {isSent && <Notice>{say('signIn.letterSent')}</Notice>}
      <Button kind="main" type="submit" isDisabled={isBusy}>
        {say(isForgotten ? 'signIn.sendLetter' : 'signIn.enter')}
      </Button>
      <div className={styles.ways}>
        <Button kind="link" onPress={() => turn(!isForgotten)}>
          {say(isForgotten ? 'signIn.back' : 'signIn.forgotten')}
        </Button>
        {!isForgotten && (
          <Button kind="link" onPress={onToken}>
            {say('signIn.byToken')}
          </Button>
        )}
      </div>
    </form>
  );
}

function sentence(say: Say, error: ApiError): string {
  if (error.kind === 'unauthorized') return say('signIn.wrong');
  return error.kind === 'busy' ? say('signIn.tooMany') : errorSentence(say, error);
}
