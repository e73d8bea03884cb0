import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Stage } from '../../../content-space/story-shape/stages.ts';
import { movePage } from '../../actions/review/move-page.ts';
import type { ApiError } from '../../base/api/result.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { useStage } from '../../store/server/review.ts';
import { useMay } from '../../store/session-store.ts';
import { Dialog } from '../controls/dialog.tsx';
import { TextBox } from '../controls/text-box.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './review.module.css';
import { ReviewSteps } from './review-steps.tsx';
import { ReviewerChoice } from './reviewer-choice.tsx';
import { WaitingPages } from './waiting-pages.tsx';

/** How far the open page has come: asks for a review, approves, sends back, and says who did what. */
export function ReviewDialog() {
  const say = useMessages();
  const name = useDocument(({ story }) => story.name) ?? '';
  const stage = useStage();
  const mayApprove = useMay('approve');
  const [reviewer, setReviewer] = useState('');
  const [message, setMessage] = useState('');
  const [error, setError] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const stateRef = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone with the stage that it led away from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the stage is another
  useLayoutEffect(() => {
    if (document.activeElement === document.body) stateRef.current?.focus();
  }, [stage]);
  const move = async (to: Stage) => {
    if (isBusy) return;
    setBusy(true);
    const failure = await movePage(to, { reviewer: to === 'to-review' ? reviewer : '', message });
    setBusy(false);
    setError(failure);
    if (!failure) setMessage('');
  };
  return (
    <Dialog
      title={say('review.title', { name })}
      size="medium"
      onClose={closeDialog}
      actions={
        <>
          {stage !== 'in-progress' && (
            <Button onPress={() => void move('in-progress')}>{say('review.back')}</Button>
          )}
          {stage !== 'to-review' && (
            <Button kind={mayApprove ? 'outlined' : 'main'} onPress={() => void move('to-review')}>
              {say('review.ask')}
            </Button>
          )}
          {mayApprove && stage !== 'approved' && (
            <Button kind="main" onPress={() => void move('approved')}>
              {say('review.approve')}
            </Button>
          )}
        </>
      }
    >
      <p ref={stateRef} tabIndex={-1} className={styles.stage} role="status">
        {say(`review.${stage}`)}
      </p>
      {error && (
        <Notice tone="error">
          {error.kind === 'conflict' ? say('review.moved') : errorSentence(say, error)}
        </Notice>
      )}
      {stage !== 'to-review' && <ReviewerChoice value={reviewer} onChange={setReviewer} />}
      <TextBox label={say('review.message')} value={message} onChange={setMessage} />
      <ReviewSteps />
      <WaitingPages />
    </Dialog>
  );
}
