import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useEffect } from 'react';
import { saveDraft } from '../../actions/saving/save-draft.ts';
import { saveStore, useSaving } from '../../store/saving-store.ts';
import { endSession } from '../../store/session-store.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';

/** Error of the last save or publication, with a retry; a save is retried by itself when the network returns. */
export function SaveErrorNotice() {
  const say = useMessages();
  const error = useSaving((state) => state.error);

  useEffect(() => {
    if (error?.kind !== 'offline') return;
    const retry = () => void saveDraft();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [error]);

  if (!error) return null;
  const close = { label: say('action.close'), run: () => saveStore.setState({ error: undefined }) };
  const actions =
    error.kind === 'unauthorized'
      ? [{ label: say('signIn.again'), run: endSession }]
      : [{ label: say('action.retrySave'), run: () => void saveDraft() }, close];
  return (
    <Notice tone="error" actions={actions}>
      {errorSentence(say, error)} {say('save.kept')}
    </Notice>
  );
}
