import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { openStory } from '../../actions/opening/open-story.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { useOpening } from '../../store/opening-store.ts';
import { useStories } from '../../store/server/queries.ts';
import { stageOfStory } from '../../store/server/review.ts';
import { authorName } from '../messages/author-name.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './review.module.css';

/** Other pages that wait for a review. */
export function WaitingPages() {
  const say = useMessages();
  const open = useOpening(({ storyId }) => storyId);
  const { stories } = useStories();
  const waiting = stories.filter((story) => story.id !== open && stageOfStory(story) === 'to-review');
  if (waiting.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{say('review.waiting')}</h3>
      <ul className={styles.waiting} aria-label={say('review.waiting')}>
        {waiting.map(({ id, name, stage }) => (
          <li key={id}>
            <Button
              kind="link"
              onPress={() => {
                closeDialog();
                void openStory(id);
              }}
            >
              {name}
            </Button>
            {stage && (
              <span className={styles.date}>
                {say(stage.reviewer === '' ? 'review.askedBy' : 'review.askedFor', {
                  author: authorName(say, stage.author),
                  reviewer: stage.reviewer,
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
