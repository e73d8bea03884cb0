import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import type { Letter } from '../../workspace-api/accounts/account-answers.ts';
import type { WorkspaceConfig } from '../../workspace-api/workspace-config.ts';
import { acceptLetter, openLetter } from '../base/api/accounts-api.ts';
import { TextBox } from '../panels/controls/text-box.tsx';
import { errorSentence } from '../panels/messages/error-sentence.ts';
import { useMessages } from '../panels/messages/messages.ts';
import { startMemberSession } from '../store/session-store.ts';
import styles from './sign-in.module.css';

type LetterFormProps = {
  config: WorkspaceConfig;
  /** From the address that the letter leads to. */
  token: string;
  onLeave(): void;
};

/** Makes a member of who was invited, or sets a member's new password. */
export function LetterForm({ config, token, onLeave }: LetterFormProps) {
  const say = useMessages();
  const [letter, setLetter] = useState<Letter | null>();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void openLetter(token).then((answer) => {
      if (isCurrent) setLetter(answer.ok ? answer.value : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [token]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || name.trim() === '' || password === '') return;
    setBusy(true);
    const result = await acceptLetter({ token, name, password });
    setBusy(false);
    if (!result.ok) setError(errorSentence(say, result.error));
    else if ('fault' in result.value) setError(say(`letter.${result.value.fault}`));
    else {
      onLeave();
      startMemberSession(config, result.value.member);
    }
  };

  if (letter === undefined) return <Busy>{say('letter.reading')}</Busy>;
  if (letter === null)
    return (
      <Notice tone="warning" actions={[{ label: say('signIn.back'), run: onLeave }]}>
        {say('letter.over')}
      </Notice>
    );
  return (
    <form onSubmit={(event) => void submit(event)} className={styles.form}>
      <h1 className={styles.title}>{say(letter.isMember ? 'letter.passwordTitle' : 'letter.title')}</h1>
      <p className={styles.text}>
        {say('letter.for', { email: letter.email, role: say(`role.${letter.role}`) })}
      </p>
      <TextBox
        label={say('letter.name')}
        help={say('letter.nameHelp')}
        autoComplete="name"
        value={name}
        onChange={setName}
        autoFocus
      />
      <TextBox
        label={say('letter.password')}
        help={say('letter.passwordHelp')}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      {error !== undefined && <Notice tone="error">{error}</Notice>}
      <Button kind="main" type="submit" isDisabled={isBusy || name.trim() === '' || password === ''}>
        {say(letter.isMember ? 'letter.save' : 'letter.create')}
      </Button>
    </form>
  );
}
