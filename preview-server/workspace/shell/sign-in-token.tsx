import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { type FormEvent, useState } from 'react';
import type { WorkspaceConfig } from '../../workspace-api/workspace-config.ts';
import { TextBox } from '../panels/controls/text-box.tsx';
import { useMessages } from '../panels/messages/messages.ts';
import { startSession } from '../store/session-store.ts';
import styles from './sign-in.module.css';

type TokenFormProps = {
  config: WorkspaceConfig;
  /** The last one was not taken. */
  isRefused: boolean;
  /** Leads to the accounts, where there are any. */
  onAccount: (() => void) | undefined;
};

/** Asks for the management token, where the server does not hand it out. */
export function TokenForm({ config, isRefused, onAccount }: TokenFormProps) {
  const say = useMessages();
  const [token, setToken] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (token.trim()) startSession(config, token.trim());
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      <h1 className={styles.title}>Blattwerk {say('app.name')}</h1>
      <TextBox
        label={say('signIn.token')}
        help={say('signIn.tokenHelp')}
        type="password"
        value={token}
        onChange={setToken}
        autoFocus
        error={isRefused && token === '' ? say('signIn.refused') : undefined}
      />
      <Button kind="main" type="submit" isDisabled={token.trim() === ''}>
        {say('signIn.open')}
      </Button>
      {onAccount && (
        <Button kind="link" onPress={onAccount}>
          {say('signIn.byAccount')}
        </Button>
      )}
    </form>
  );
}
