import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useRef, useState } from 'react';
import type { MadeToken } from '../../../assistant/desk/assistant-answers.ts';
import { makeAssistantToken, revokeAssistantToken, type TokenWish } from '../../base/api/assistants-api.ts';
import { type ApiError, reasonOf } from '../../base/api/result.ts';
import { closeDialog, openDialog } from '../../store/dialog-store.ts';
import { noteAssistantTokens, useAssistantTokens } from '../../store/server/assistant-tokens.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { useSettings } from '../../store/settings-store.ts';
import { Dialog } from '../controls/dialog.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './assistants.module.css';
import { MadeTokenCard } from './made-token-card.tsx';
import { NewTokenForm } from './new-token-form.tsx';
import { TokenRow } from './token-row.tsx';

/** Tokens by which programs read pages and suggest changes: made, shown once, revoked. */
export function AssistantsDialog() {
  const say = useMessages();
  const { token } = useOpenSession();
  const name = useSettings((settings) => settings.name);
  const { data, error, isPending } = useAssistantTokens();
  const [made, setMade] = useState<MadeToken>();
  const [failure, setFailure] = useState<ApiError>();
  const [news, setNews] = useState('');
  const newsRef = useRef<HTMLParagraphElement>(null);

  const make = async (wish: TokenWish): Promise<boolean> => {
    const result = await makeAssistantToken(token, name, wish);
    setFailure(result.ok ? undefined : result.error);
    if (!result.ok) return false;
    noteAssistantTokens(result.value);
    setMade(result.value);
    setNews('');
    return true;
  };
  const revoke = async (id: string) => {
    const result = await revokeAssistantToken(token, id);
    setFailure(result.ok ? undefined : result.error);
    if (!result.ok) return;
    noteAssistantTokens(result.value);
    setMade((shown) => (shown?.tokens[0]?.id === id ? undefined : shown));
    setNews(say('assistants.revokedNews'));
    // The button that was pressed is gone.
    newsRef.current?.focus();
  };
  const shown = error ? reasonOf(error) : failure;
  return (
    <Dialog
      title={say('assistants.title')}
      size="wide"
      onClose={closeDialog}
      actions={<Button onPress={() => openDialog('suggestions', {})}>{say('suggestions.title')}</Button>}
    >
      <p className={styles.text}>{say('assistants.text')}</p>
      {shown && <Notice tone="error">{errorSentence(say, shown)}</Notice>}
      {made && <MadeTokenCard made={made} />}
      <NewTokenForm make={make} />
      <p ref={newsRef} tabIndex={-1} className={styles.news} role="status">
        {news}
      </p>
      {isPending && <Busy>{say('usage.loading')}</Busy>}
      {data && data.tokens.length > 0 && (
        <ul className={styles.list} aria-label={say('assistants.list')}>
          {data.tokens.map((each) => (
            <TokenRow key={each.id} token={each} onRevoke={() => void revoke(each.id)} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
