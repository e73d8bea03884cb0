import { Bot } from 'lucide-react';
import { IconButton } from '../../panels/controls/icon-button.tsx';
import { useMessages } from '../../panels/messages/messages.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { useSuggestions } from '../../store/server/suggestions.ts';
import styles from './top-bar.module.css';

/** What programs suggest, and how much of it waits. */
export function SuggestionsButton() {
  const say = useMessages();
  const { data = [] } = useSuggestions();
  const count = data.length;
  const title = say('suggestions.title');
  const waiting = say(count === 1 ? 'suggestions.waitOne' : 'suggestions.wait', { count });
  return (
    <span className={styles.talk}>
      <IconButton
        label={count === 0 ? title : `${title}: ${waiting}`}
        onPress={() => openDialog('suggestions', {})}
      >
        <Bot size={16} aria-hidden />
      </IconButton>
      {count > 0 && (
        <span className={styles.talkCount} aria-hidden>
          {count}
        </span>
      )}
    </span>
  );
}
