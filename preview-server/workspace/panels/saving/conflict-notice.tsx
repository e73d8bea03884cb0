import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import {
  decideLater,
  keepMine,
  openQuestions,
  takeBoth,
  takeTheirs,
} from '../../actions/saving/resolve-conflict.ts';
import { contentOf } from '../../base/content/stored-content.ts';
import { documentStore } from '../../store/page/document.ts';
import { useSaving } from '../../store/saving-store.ts';
import { showVersion } from '../../store/viewing-store.ts';
import { useMessages } from '../messages/messages.ts';

/** The page moved on while it was being edited: says so, and offers the ways out. Nothing is lost by any. */
export function ConflictNotice() {
  const say = useMessages();
  const theirs = useSaving(({ conflict }) => conflict);
  if (!theirs) return null;
  const { open } = documentStore.getState();
  const questions = open ? openQuestions(open, theirs).length : 0;
  const author = theirs.last_author?.friendly_name ?? say('conflict.someone');
  const time = new Date(theirs.updated_at).toLocaleTimeString(say('locale'), { timeStyle: 'short' });
  return (
    <Notice
      tone="error"
      actions={[
        {
          label: say('conflict.look'),
          run: () => showVersion({ title: say('conflict.theirs'), content: contentOf(theirs) }),
        },
        { label: say('conflict.both'), run: takeBoth },
        { label: say('conflict.mine'), run: () => void keepMine() },
        { label: say('conflict.takeTheirs'), run: takeTheirs },
        { label: say('conflict.later'), run: decideLater },
      ]}
    >
      {say('conflict.text', { author, time })} {say(questionsKey(questions), { count: questions })}
    </Notice>
  );
}

function questionsKey(count: number) {
  if (count === 0) return 'conflict.noQuestions';
  return count === 1 ? 'conflict.oneQuestion' : 'conflict.questions';
}
