import { useRef, useState } from 'react';
import { changeDiscussions } from '../../actions/comments/change-discussions.ts';
import { openDiscussion } from '../../base/api/discussions-api.ts';
import { blockOf } from '../../base/content/block-index.ts';
import { blockTitle } from '../../base/schema/block-title.ts';
import { blockLabel } from '../../base/schema/labels.ts';
import { documentStore } from '../../store/page/document.ts';
import { useDiscussions } from '../../store/server/discussions.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { type Say, useMessages } from '../messages/messages.ts';
import { CommentBox } from './comment-box.tsx';
import styles from './comments.module.css';
import { DiscussionCard } from './discussion-card.tsx';

/** What is said of one block, beside its fields: open discussions first, settled ones folded away. */
export function BlockComments({ uid, component }: { uid: string; component: string }) {
  const say = useMessages();
  const { api } = useOpenSession();
  const all = useDiscussions((discussions) => discussions.filter(({ block_uid }) => block_uid === uid));
  const [showsSolved, setShowsSolved] = useState(false);
  const open = all.filter(({ solved_at }) => solved_at === null);
  const solved = all.filter(({ solved_at }) => solved_at !== null);
  const panel = useRef<HTMLDivElement>(null);
  const focus = () => panel.current?.focus();
  const begin = (message: string) => {
    const story = documentStore.getState().open?.story.id ?? 0;
    const title = titleOf(say, uid, component);
    return changeDiscussions(openDiscussion(api, { story, block: uid, component, title, message }));
  };
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      {open.map((discussion) => (
        <DiscussionCard key={discussion.id} discussion={discussion} onSettled={focus} />
      ))}
      <CommentBox label={say('comments.new')} action={say('comments.send')} send={begin} />
      {solved.length > 0 && (
        <details open={showsSolved} onToggle={(event) => setShowsSolved(event.currentTarget.open)}>
          <summary className={styles.summary}>
            {say('comments.solvedCount', { count: solved.length })}
          </summary>
          {showsSolved &&
            solved.map((discussion) => (
              <DiscussionCard key={discussion.id} discussion={discussion} onSettled={focus} />
            ))}
        </details>
      )}
    </div>
  );
}

function titleOf(say: Say, uid: string, component: string): string {
  const { open } = documentStore.getState();
  const block = open && blockOf(open.content, open.index, uid);
  const title = block ? blockTitle(block, say.language) : '';
  return [blockLabel(component, say.language), title].filter(Boolean).join(' · ');
}
