import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import { undoLibraryStep } from '../../actions/assets/asset-actions.ts';
import type { ApiError } from '../../base/api/result.ts';
import { type LibraryStep, noteLibraryStep, useLibraryStep } from '../../store/library-step-store.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { type Say, useMessages } from '../messages/messages.ts';
import type { LibraryView } from './use-library-view.ts';

/** Says what was done last, and offers the way back. */
export function StepNotice({ view }: { view: LibraryView }) {
  const say = useMessages();
  const step = useLibraryStep();
  const [failure, setFailure] = useState<{ step: LibraryStep; error: ApiError }>();
  const [isBusy, setBusy] = useState(false);
  if (!step) return null;
  const error = failure?.step === step ? failure.error : undefined;
  const undo = async () => {
    if (isBusy) return;
    setBusy(true);
    // What is chosen may get another file by it.
    view.chooseNone();
    const reason = await undoLibraryStep(step);
    setBusy(false);
    setFailure(reason && { step, error: reason });
  };
  return (
    <Notice
      tone={error ? 'error' : 'info'}
      actions={[
        { label: say('action.undo'), run: () => void undo() },
        { label: say('library.dismiss'), run: () => noteLibraryStep(undefined) },
      ]}
    >
      {error ? errorSentence(say, error) : stepSentence(say, step)}
    </Notice>
  );
}

function stepSentence(say: Say, step: LibraryStep): string {
  const { name } = step;
  if (step.kind === 'deleted')
    return step.ids.length === 1
      ? say('library.deletedOnce', { name })
      : say('library.deleted', { count: step.ids.length });
  const { pages, live } = step;
  if (step.kind === 'words')
    return say(pages === 1 ? 'library.transferredOnce' : 'library.transferred', { name, pages, live });
  if (pages === 0) return say('library.replacedNowhere', { name });
  return say(pages === 1 ? 'library.replacedOnce' : 'library.replaced', { name, pages, live });
}
