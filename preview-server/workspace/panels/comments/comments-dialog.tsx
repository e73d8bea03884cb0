import { useRef, useState } from 'react';
import { closeDialog } from '../../store/dialog-store.ts';
import { commentsTab, openTab } from '../../store/form-store.ts';
import { selectBlock, useDocument } from '../../store/page/document.ts';
import { useDiscussions } from '../../store/server/discussions.ts';
import { Dialog } from '../controls/dialog.tsx';
import { Select } from '../controls/select.tsx';
import { useMessages } from '../messages/messages.ts';
import styles from './comments.module.css';
import { DiscussionCard } from './discussion-card.tsx';

type Shown = 'open' | 'solved';

/** Everything that is said of the open page, with the way to each block. */
export function CommentsDialog() {
  const say = useMessages();
  const [shown, setShown] = useState<Shown>('open');
  const list = useRef<HTMLDivElement>(null);
  const index = useDocument((open) => open.index);
  const all = useDiscussions((discussions) => discussions);
  const listed = all.filter(({ solved_at }) => (solved_at === null) === (shown === 'open'));
  const jumpTo = (uid: string) => {
    closeDialog();
    selectBlock(uid);
    openTab(commentsTab);
  };
  return (
    <Dialog title={say('comments.title')} size="medium" onClose={closeDialog}>
      <Select<Shown>
        label={say('comments.show')}
        layout="inline"
        value={shown}
        options={[
          { value: 'open', label: say('comments.open') },
          { value: 'solved', label: say('comments.solved') },
        ]}
        onChange={setShown}
      />
      <div ref={list} tabIndex={-1} className={styles.list}>
        {listed.length === 0 && (
          <p className={styles.none}>{say(shown === 'open' ? 'comments.noneOpen' : 'comments.noneSolved')}</p>
        )}
        {listed.map((discussion) => (
          <DiscussionCard
            key={discussion.id}
            discussion={discussion}
            onSettled={() => list.current?.focus()}
            onJump={index?.has(discussion.block_uid) ? () => jumpTo(discussion.block_uid) : undefined}
          />
        ))}
      </div>
    </Dialog>
  );
}
