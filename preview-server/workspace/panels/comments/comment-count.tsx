import { MessageSquare } from 'lucide-react';
import { useOpenDiscussions } from '../../store/server/discussions.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './comments.module.css';

/** How many discussions of a block are open, in its row. */
export function CommentCount({ uid }: { uid: string }) {
  const say = useMessages();
  const count = useOpenDiscussions(uid);
  if (count === 0) return null;
  return (
    <span className={styles.count} title={say('comments.openCount', { count })}>
      <MessageSquare size={12} aria-hidden />
      {count}
      <span className={styles.spoken}> {say('comments.open')}</span>
    </span>
  );
}

/** The tab of comments is a sign alone: beside three names there is no room for a fourth. */
export function CommentsTabLabel({ uid }: { uid: string }) {
  const say = useMessages();
  const count = useOpenDiscussions(uid);
  return (
    <span className={styles.tab} title={say('comments.title')}>
      <MessageSquare size={15} aria-hidden />
      <span className={styles.spoken}>{say('comments.title')}</span>
      {count > 0 && (
        <>
          {' '}
          <span className={styles.tabCount}>{count}</span>
          <span className={styles.spoken}> {say('comments.open')}</span>
        </>
      )}
    </span>
  );
}
