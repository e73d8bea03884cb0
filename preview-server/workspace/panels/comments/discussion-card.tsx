import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Check, Link2, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { changeDiscussions } from '../../actions/comments/change-discussions.ts';
import { writeAddress } from '../../actions/opening/address.ts';
import {
  addComment,
  type Discussion,
  removeComment,
  settleDiscussion,
} from '../../base/api/discussions-api.ts';
import { useDocument } from '../../store/page/document.ts';
import { useMay, useOpenSession } from '../../store/session-store.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { authorName } from '../messages/author-name.ts';
import { useMessages } from '../messages/messages.ts';
import { CommentBox } from './comment-box.tsx';
import styles from './comments.module.css';

type DiscussionCardProps = {
  discussion: Discussion;
  /** Goes to the block, where the card does not stand beside it. */
  onJump?: (() => void) | undefined;
  /** Takes the focus, once the card is where it was not. */
  onSettled(): void;
};

/** One discussion: what was said, an answer, and whether it is settled. */
export function DiscussionCard({ discussion, onJump, onSettled }: DiscussionCardProps) {
  const say = useMessages();
  const { api, member } = useOpenSession();
  const mayAdminister = useMay('administer');
  const story = useDocument((open) => open.story.id) ?? 0;
  const [isCopied, setCopied] = useState(false);
  const { id, title, block_uid: block, solved_at: solvedAt, comments } = discussion;
  const isSolved = solvedAt !== null;
  const settle = async () => {
    if (await changeDiscussions(settleDiscussion(api, id, !isSolved))) onSettled();
  };
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}/${writeAddress(story, block)}/comments`);
    setCopied(true);
  };
  return (
    <article className={styles.card} data-solved={isSolved} aria-label={title}>
      <header className={styles.cardHead}>
        {onJump ? (
          <Button kind="link" onPress={onJump}>
            {title}
          </Button>
        ) : (
          <span className={styles.state}>{say(isSolved ? 'comments.solved' : 'comments.open')}</span>
        )}
        <span className={styles.tools}>
          <IconButton
            label={say(isCopied ? 'comments.linkCopied' : 'comments.copyLink')}
            onPress={() => void copy()}
          >
            {isCopied ? <Check size={15} aria-hidden /> : <Link2 size={15} aria-hidden />}
          </IconButton>
        </span>
      </header>
      <ol className={styles.comments}>
        {comments.map((comment) => (
          <li key={comment.id} className={styles.comment}>
            <span className={styles.by}>
              <strong>{authorName(say, comment.author)}</strong>{' '}
              <time dateTime={comment.created_at}>
                {new Date(comment.created_at).toLocaleString(say('locale'), {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                })}
              </time>
              {(mayAdminister || member?.name === comment.author) && (
                <IconButton
                  label={say('comments.remove', { name: authorName(say, comment.author) })}
                  onPress={() => void changeDiscussions(removeComment(api, id, comment.id))}
                >
                  <Trash2 size={13} aria-hidden />
                </IconButton>
              )}
            </span>
            <p className={styles.message}>{comment.message}</p>
          </li>
        ))}
      </ol>
      {!isSolved && (
        <CommentBox
          label={say('comments.answer')}
          action={say('comments.sendAnswer')}
          send={(message) => changeDiscussions(addComment(api, id, message))}
        />
      )}
      <Button kind="plain" onPress={() => void settle()}>
        {isSolved ? <RotateCcw size={14} aria-hidden /> : <Check size={14} aria-hidden />}{' '}
        {say(isSolved ? 'comments.reopen' : 'comments.settle')}
      </Button>
    </article>
  );
}
