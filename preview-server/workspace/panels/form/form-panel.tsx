import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useEffect } from 'react';
import { loadStory } from '../../actions/opening/open-story.ts';
import { useOpening } from '../../store/opening-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { BlockForm } from './block-form.tsx';
import styles from './form.module.css';
import { fetchRichText } from './rich-text/late-rich-text.tsx';

/** The form of the selected block, or why there is none. */
export function FormPanel() {
  const say = useMessages();
  const { storyId, isLoading, error } = useOpening((state) => state);
  const selected = useDocument((open) => open.selected);
  const component = useDocument((open) => open.index.get(open.selected ?? '')?.component);
  useEffect(() => void fetchRichText(), []);
  if (isLoading) return <Busy>{say('form.loading')}</Busy>;
  if (error && storyId !== undefined)
    return (
      <div className={styles.empty}>
        <Notice tone="error" actions={[{ label: say('action.retry'), run: () => void loadStory(storyId) }]}>
          {errorSentence(say, error)}
        </Notice>
      </div>
    );
  if (selected === undefined || component === undefined)
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>{say('form.emptyTitle')}</p>
        <p>{say('form.emptyText')}</p>
      </div>
    );
  return <BlockForm key={selected} uid={selected} component={component} />;
}
