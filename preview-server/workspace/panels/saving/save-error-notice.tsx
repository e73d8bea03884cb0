import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { saveDraft } from '../../actions/saving/save-draft.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { saveStore, useSaving } from '../../store/saving-store.ts';
import { endSession } from '../../store/session-store.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';

/** Error of the last save or publication, with a retry; a save that the server was away for is tried again by itself. */
export function SaveErrorNotice() {
  const say = useMessages();
  const error = useSaving((state) => state.error);
  if (!error) return null;
  const close = { label: say('action.close'), run: () => saveStore.setState({ error: undefined }) };
  const isAway = error.kind === 'offline' || error.kind === 'timeout';
  const actions =
    error.kind === 'unauthorized'
      ? [{ label: say('signIn.again'), run: endSession }]
      : error.kind === 'unapproved'
        ? [{ label: say('review.open'), run: () => openDialog('review', {}) }, close]
        : [{ label: say('action.retrySave'), run: () => void saveDraft() }, ...(isAway ? [] : [close])];
  return (
    <Notice tone={isAway ? 'warning' : 'error'} actions={actions}>
      {isAway ? say('save.away') : `${errorSentence(say, error)} ${say('save.kept')}`}
    </Notice>
  );
}
