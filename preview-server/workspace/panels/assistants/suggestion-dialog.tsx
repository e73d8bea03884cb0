import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import { settle } from '../../actions/assistants/settle.ts';
import type { SuggestionPlace } from '../../base/api/assistants-api.ts';
import { type ApiError, reasonOf } from '../../base/api/result.ts';
import { closeDialog, openDialog } from '../../store/dialog-store.ts';
import { useStory } from '../../store/server/queries.ts';
import { useComparedSuggestion } from '../../store/server/suggestions.ts';
import { useMay } from '../../store/session-store.ts';
import type { ComparedChange } from '../comparison/compared-change.ts';
import { Comparison } from '../comparison/comparison.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './assistants.module.css';

type Decision = 'take' | 'refuse';

/** What a program suggests beside the page as it is: taken over or refused, block by block or as a whole. */
export function SuggestionDialog(place: SuggestionPlace) {
  const say = useMessages();
  const { data, error, refetch } = useComparedSuggestion(place);
  const story = useStory(place.storyId);
  const mayWrite = useMay('write');
  const [failure, setFailure] = useState<ApiError>();
  const [news, setNews] = useState('');
  const [isBusy, setBusy] = useState(false);

  const decide = async (decision: Decision, compared?: ComparedChange) => {
    if (!data || isBusy) return;
    setBusy(true);
    const blocks = compared && [compared.change.uid];
    const result = await settle(place, { decision, seen: data.seen, ...(blocks && { blocks }) });
    const told = say(`suggestions.done.${decision}`, { block: compared?.label ?? data.name });
    setFailure(result.ok ? undefined : result.error);
    if (result.ok && result.value === 'all settled') {
      openDialog('suggestions', { news: told });
      return;
    }
    // Whatever was refused: what is stored now is looked at.
    await refetch();
    setNews(result.ok ? told : '');
    setBusy(false);
  };

  const shown = failure ?? (error ? reasonOf(error) : story.error ? reasonOf(story.error) : undefined);
  return (
    <Dialog
      title={
        data
          ? say('suggestions.of', { name: data.name, assistant: data.assistant })
          : say('suggestions.title')
      }
      size="full"
      onClose={closeDialog}
      actions={
        <>
          <Button onPress={() => openDialog('suggestions', {})}>{say('suggestions.title')}</Button>
          {mayWrite && (
            <>
              <Button isDisabled={!data || isBusy} onPress={() => void decide('refuse')}>
                {say('suggestions.refuseAll')}
              </Button>
              <Button kind="main" isDisabled={!data || isBusy} onPress={() => void decide('take')}>
                {say('suggestions.takeAll')}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className={styles.compare}>
        {shown && (
          <Notice tone={shown.kind === 'conflict' ? 'warning' : 'error'}>
            {shown.kind === 'missing' ? say('suggestions.gone') : errorSentence(say, shown)}
          </Notice>
        )}
        <p className={styles.told} role="status">
          {news}
        </p>
        {data && story.data ? (
          <Comparison
            story={story.data}
            before={{ content: data.before, title: say('suggestions.before') }}
            after={{ content: data.after, title: say('suggestions.after') }}
            {...(mayWrite && {
              actionsOf: (compared: ComparedChange) => [
                { label: say('suggestions.take'), run: () => void decide('take', compared) },
                { label: say('suggestions.refuse'), run: () => void decide('refuse', compared) },
              ],
            })}
          />
        ) : (
          !shown && <Busy>{say('versions.loading')}</Busy>
        )}
      </div>
    </Dialog>
  );
}
