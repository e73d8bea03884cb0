import { MessageSquare, Share2 } from 'lucide-react';
import { IconButton } from '../../panels/controls/icon-button.tsx';
import { useMessages } from '../../panels/messages/messages.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { useDiscussions } from '../../store/server/discussions.ts';
import { useMay } from '../../store/session-store.ts';
import styles from './top-bar.module.css';

/** What is said of the open page, and its draft shown to others. */
export function PageTalk() {
  const say = useMessages();
  const isOpen = useDocument(() => true) ?? false;
  const mayShare = useMay('share');
  const count = useDiscussions((all) => all.filter(({ solved_at }) => solved_at === null).length);
  const label =
    count === 0 ? say('comments.title') : `${say('comments.title')}: ${say('comments.openCount', { count })}`;
  return (
    <>
      <span className={styles.talk}>
        <IconButton label={label} isDisabled={!isOpen} onPress={() => openDialog('comments', {})}>
          <MessageSquare size={16} aria-hidden />
        </IconButton>
        {count > 0 && (
          <span className={styles.talkCount} aria-hidden>
            {count}
          </span>
        )}
      </span>
      {mayShare && (
        <IconButton label={say('share.title')} isDisabled={!isOpen} onPress={() => openDialog('share', {})}>
          <Share2 size={16} aria-hidden />
        </IconButton>
      )}
    </>
  );
}
