import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { useMessages } from '../../panels/messages/messages.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { usePeople } from '../../store/news-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { useReviewSteps, useStage } from '../../store/server/review.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { tabId } from '../../store/tab-id.ts';
import styles from './top-bar.module.css';

/** How far the open page has come, and the way to its review. */
export function ReviewState() {
  const say = useMessages();
  const isOpen = useDocument(() => true) ?? false;
  const stage = useStage();
  const { hasAccounts } = useOpenSession().config;
  const isReviewed = (useReviewSteps().data?.length ?? 0) > 0;
  const colleagues = usePeople().filter(({ tab }) => tab !== tabId).length;
  // An editor who works alone needs no approval.
  if (!isOpen || !(hasAccounts || isReviewed || colleagues > 0)) return null;
  const label = say(`review.${stage}`);
  return (
    <span className={styles.review} data-stage={stage}>
      <Button
        kind="plain"
        aria-label={say('review.button', { stage: label })}
        onPress={() => openDialog('review', {})}
      >
        {label}
      </Button>
    </span>
  );
}
