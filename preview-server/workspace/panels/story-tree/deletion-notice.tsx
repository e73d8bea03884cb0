import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import { undoDeletion } from '../../actions/story/story-actions.ts';
import type { ApiError } from '../../base/api/result.ts';
import { type Deletion, forgetDeletion, useLastDeletion } from '../../store/deletion-store.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';

/** Offers the way back from the last deletion. */
export function DeletionNotice() {
  const say = useMessages();
  const deletion = useLastDeletion();
  const [failure, setFailure] = useState<{ deletion: Deletion; error: ApiError }>();
  const [isBusy, setBusy] = useState(false);
  if (!deletion) return null;
  const error = failure?.deletion === deletion ? failure.error : undefined;
  const undo = async () => {
    if (isBusy) return;
    setBusy(true);
    const reason = await undoDeletion(deletion);
    setBusy(false);
    setFailure(reason && { deletion, error: reason });
  };
  return (
    <Notice
      tone={error ? 'error' : 'info'}
      actions={[
        { label: say('stories.undelete'), run: () => void undo() },
        { label: say('stories.deleteForGood'), run: () => forgetDeletion(deletion) },
      ]}
    >
      {error ? errorSentence(say, error) : say('stories.deleted', { name: deletion.name })}
    </Notice>
  );
}
