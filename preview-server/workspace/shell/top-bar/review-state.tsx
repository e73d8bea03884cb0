import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { useMessages } from '../../panels/messages/messages.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { useStage } from '../../store/server/review.ts';
import styles from './top-bar.module.css';

/** How far the open page has come, and the way to its review. */
export function ReviewState() {
  const say = useMessages();
  const isOpen = useDocument(() => true) ?? false;
  const stage = useStage();
  if (!isOpen) return null;
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
