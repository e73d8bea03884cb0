import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { contradictions } from '../../actions/saving/meet-stored.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { useSaving } from '../../store/saving-store.ts';
import { useMessages } from '../messages/messages.ts';
import { conflictWords } from './conflict-words.ts';

/** A colleague saved what contradicts the draft: says so as soon as it is known. Nothing is lost. */
export function ConflictNotice() {
  const say = useMessages();
  const theirs = useSaving(({ conflict }) => conflict);
  const count = useDocument((open) => (theirs ? contradictions(open, theirs).length : 0)) ?? 0;
  if (!theirs || count === 0) return null;
  const words = conflictWords(say, theirs);
  return (
    <Notice
      tone="warning"
      actions={[{ label: say('conflict.compare'), run: () => openDialog('conflict', {}) }]}
    >
      {say(count === 1 ? 'conflict.one' : 'conflict.many', { ...words, count })}
    </Notice>
  );
}
