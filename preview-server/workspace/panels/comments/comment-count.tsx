import { MessageSquare } from 'lucide-react';
import { useOpenDiscussions } from '../../store/server/discussions.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './comments.module.css';

/** How many discussions of a block are open, in its row and on its tab. */
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
