import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import { reasonOf } from '../../base/api/result.ts';
import { closeDialog, openDialog } from '../../store/dialog-store.ts';
import { useSuggestions } from '../../store/server/suggestions.ts';
import { useMay } from '../../store/session-store.ts';
import { Dialog } from '../controls/dialog.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './assistants.module.css';
import { SuggestionRow } from './suggestion-row.tsx';

/** What programs suggest, page by page: a press compares it with the page. */
export function SuggestionsDialog({ news }: { news?: string }) {
  const say = useMessages();
  const { data, error, isPending } = useSuggestions();
  const mayAdminister = useMay('administer');
  const [now] = useState(() => Date.now());
  return (
    <Dialog
      title={say('suggestions.title')}
      size="wide"
      onClose={closeDialog}
      actions={
        mayAdminister && (
          <Button onPress={() => openDialog('assistants', {})}>{say('assistants.title')}</Button>
        )
      }
    >
      <p className={styles.text}>{say('suggestions.text')}</p>
      <p className={styles.news} role="status">
        {news}
      </p>
      {error && <Notice tone="error">{errorSentence(say, reasonOf(error))}</Notice>}
      {isPending && <Busy>{say('usage.loading')}</Busy>}
      {data?.length === 0 && <p className={styles.text}>{say('suggestions.none')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list} aria-label={say('suggestions.title')}>
          {data.map((each) => (
            <SuggestionRow key={`${each.releaseId} ${each.storyId}`} suggestion={each} now={now} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
