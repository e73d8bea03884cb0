import { stageOfNumber } from '../../../content-space/story-shape/stages.ts';
import { useReviewSteps } from '../../store/server/review.ts';
import { authorName } from '../messages/author-name.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './review.module.css';

/** Who asked whom, approved or sent back, the newest first. */
export function ReviewSteps() {
  const say = useMessages();
  const { data = [] } = useReviewSteps();
  if (data.length === 0) return null;
  return (
    <ol className={styles.steps} aria-label={say('review.steps')}>
      {data.map(({ id, workflow_stage_id, version, author, reviewer, message, created_at }) => {
        const stage = stageOfNumber(workflow_stage_id) ?? 'in-progress';
        const date = new Date(created_at).toLocaleString(say('locale'), {
          dateStyle: 'medium',
          timeStyle: 'short',
        });
        return (
          <li key={id}>
            <span>
              {say(reviewer === '' ? `review.did.${stage}` : 'review.didAsk', {
                author: authorName(say, author),
                reviewer,
                number: version,
              })}
            </span>{' '}
            <span className={styles.date}>{date}</span>
            {message !== '' && <p className={styles.message}>{message}</p>}
          </li>
        );
      })}
    </ol>
  );
}
