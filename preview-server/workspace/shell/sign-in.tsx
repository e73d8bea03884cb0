import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useEffect, useState } from 'react';
import type { WorkspaceConfig } from '../../workspace-api/workspace-config.ts';
import { askWhoIsThere } from '../base/api/accounts-api.ts';
import { readConfig } from '../base/api/config-api.ts';
import { useMessages } from '../panels/messages/messages.ts';
import { rememberedToken, startMemberSession, startSession, useSession } from '../store/session-store.ts';
import styles from './sign-in.module.css';
import { AccountForm } from './sign-in-account.tsx';
import { LetterForm } from './sign-in-letter.tsx';
import { TokenForm } from './sign-in-token.tsx';

/** Fetches the configuration and opens the workspace: by the session, by the token that is known, or by one of the forms. */
export function SignIn() {
  const say = useMessages();
  const refused = useSession((state) => state.refused);
  const [config, setConfig] = useState<WorkspaceConfig>();
  const [isUnreachable, setUnreachable] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [way, setWay] = useState<'account' | 'token'>('account');
  const [letter, setLetter] = useState(letterInAddress);

  useEffect(() => {
    let isCurrent = true;
    setUnreachable(attempt < 0);
    open(refused, letter === undefined).then(
      (loaded) => isCurrent && setConfig(loaded),
      () => isCurrent && setUnreachable(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, refused, letter]);

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
  const leaveLetter = () => {
    history.replaceState(null, '', location.pathname);
    setLetter(undefined);
  };
  return (
    <main className={styles.page}>
      {letter !== undefined && config.hasAccounts ? (
        <LetterForm config={config} token={letter} onLeave={leaveLetter} />
      ) : config.hasAccounts && way === 'account' ? (
        <AccountForm config={config} onToken={() => setWay('token')} />
      ) : (
        <TokenForm
          config={config}
          isRefused={refused}
          onAccount={config.hasAccounts ? () => setWay('account') : undefined}
        />
      )}
    </main>
  );
}

/** Opens the workspace where nothing has to be asked; answers the configuration where something has. */
async function open(refused: boolean, mayOpen: boolean): Promise<WorkspaceConfig | undefined> {
  const config = await readConfig();
  if (!mayOpen) return config;
  const token = config.managementToken ?? rememberedToken();
  if (token && !refused) {
    startSession(config, token);
    return undefined;
  }
  if (!config.hasAccounts) return config;
  const there = await askWhoIsThere();
  if (!there.ok) throw new Error(there.error.kind);
  if (!there.value) return config;
  startMemberSession(config, there.value);
  return undefined;
}

/** The token of the letter whose link was followed. */
function letterInAddress(): string | undefined {
  return /^#\/invitation\/([\w.-]{1,300})$/.exec(location.hash)?.[1];
}
