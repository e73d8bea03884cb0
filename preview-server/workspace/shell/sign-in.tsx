import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { type WorkspaceConfig, workspaceConfigSchema } from '../../workspace-api/workspace-config.ts';
import { TextBox } from '../panels/controls/text-box.tsx';
import { useMessages } from '../panels/messages/messages.ts';
import { rememberedToken, startSession, useSession } from '../store/session-store.ts';
import styles from './sign-in.module.css';

/** Fetches the configuration and, where the server does not hand out a token, asks for one. */
export function SignIn() {
  const say = useMessages();
  const refused = useSession((state) => state.refused);
  const [config, setConfig] = useState<WorkspaceConfig>();
  const [isUnreachable, setUnreachable] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [token, setToken] = useState('');

  useEffect(() => {
    let isCurrent = true;
    setUnreachable(attempt < 0);
    loadConfig().then(
      (loaded) => {
        if (!isCurrent) return;
        const known = loaded.managementToken ?? rememberedToken();
        if (known && !refused) startSession(loaded, known);
        else setConfig(loaded);
      },
      () => isCurrent && setUnreachable(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, refused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (config && token.trim()) startSession(config, token.trim());
  };

  if (isUnreachable)
    return (
      <main className={styles.page}>
        <Notice tone="error" actions={[{ label: say('action.retry'), run: () => setAttempt(attempt + 1) }]}>
          {say('signIn.unreachable')}
        </Notice>
      </main>
    );
  if (!config)
    return (
      <main className={styles.page}>
        <Busy>{say('signIn.loading')}</Busy>
      </main>
    );
  return (
    <main className={styles.page}>
      <form onSubmit={submit} className={styles.form}>
        <h1 className={styles.title}>Blattwerk {say('app.name')}</h1>
        <TextBox
          label={say('signIn.token')}
          help={say('signIn.tokenHelp')}
          type="password"
          value={token}
          onChange={setToken}
          autoFocus
          error={refused && token === '' ? say('signIn.refused') : undefined}
        />
        <Button kind="main" type="submit" isDisabled={token.trim() === ''}>
          {say('signIn.open')}
        </Button>
      </form>
    </main>
  );
}

async function loadConfig(): Promise<WorkspaceConfig> {
  const response = await fetch('/workspace/config.json', { signal: AbortSignal.timeout(10_000) });
  return workspaceConfigSchema.parse(await response.json());
}
