import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { ListedSuggestion } from '../../../assistant/desk/suggestions-answer.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { agoSentence } from '../messages/ago.ts';
import { useMessages } from '../messages/messages.ts';
import { changeWords } from '../versions/change-words.ts';
import styles from './assistants.module.css';

/** What one program suggests for one page, in few words. */
export function SuggestionRow({ suggestion, now }: { suggestion: ListedSuggestion; now: number }) {
  const say = useMessages();
  const { config } = useOpenSession();
  const { releaseId, storyId, name, fullSlug, assistant, changedAt, changes } = suggestion;
  const ago = agoSentence(Date.parse(changedAt), now, say('locale'), say('save.justNow'));
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.changes}>{changeWords(say, changes, config.languages)}</span>
        <span className={styles.facts}>{[assistant, ago, fullSlug].join(' · ')}</span>
      </span>
      <Button
        aria-label={say('suggestions.lookNamed', { name })}
        onPress={() => openDialog('suggestion', { releaseId, storyId })}
      >
        {say('suggestions.look')}
      </Button>
    </li>
  );
}
