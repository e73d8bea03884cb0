import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Input, SearchField } from 'react-aria-components';
import { folderForNew } from '../../actions/story/folder-for-new.ts';
import { reasonOf } from '../../base/api/result.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { useStories } from '../../store/server/queries.ts';
import { endSession } from '../../store/session-store.ts';
import { IconButton } from '../controls/icon-button.tsx';
import inputs from '../controls/input.module.css';
import { MenuButton } from '../controls/menu-button.tsx';
import { shortcutLabel } from '../controls/shortcut-label.ts';
import styles from '../controls/tree.module.css';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { DeletionNotice } from './deletion-notice.tsx';
import { StoryTree } from './story-tree.tsx';

/** Search, the button for new pages, and all pages of the space. */
export function StoryPanel() {
  const say = useMessages();
  const [query, setQuery] = useState('');
  const { stories, isPending, error, refetch } = useStories();
  const reason = error ? reasonOf(error) : undefined;
  const create = (isFolder: boolean) => {
    const parent = folderForNew(stories);
    if (parent) openDialog('create-story', { parent, isFolder });
  };

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <SearchField
          className={styles.search ?? ''}
          aria-label={say('stories.search')}
          value={query}
          onChange={setQuery}
        >
          <Input className={inputs.input ?? ''} placeholder={say('stories.search')} />
          {query === '' && <kbd className={styles.searchKey}>{shortcutLabel(say, 'K')}</kbd>}
        </SearchField>
        <MenuButton
          label={say('stories.new')}
          actions={[
            { id: 'page', label: say('stories.newPage'), run: () => create(false) },
            { id: 'folder', label: say('stories.newFolder'), run: () => create(true) },
          ]}
        >
          <IconButton label={say('stories.new')} isDisabled={isPending}>
            <Plus size={16} aria-hidden />
          </IconButton>
        </MenuButton>
      </div>
      <DeletionNotice />
      {reason ? (
        <div className={styles.empty}>
          <Notice
            tone="error"
            actions={[
              reason?.kind === 'unauthorized'
                ? { label: say('signIn.again'), run: endSession }
                : { label: say('action.retry'), run: () => void refetch() },
            ]}
          >
            {errorSentence(say, reason)}
          </Notice>
        </div>
      ) : isPending ? (
        <Busy>{say('stories.loading')}</Busy>
      ) : (
        <StoryTree stories={stories} query={query} />
      )}
    </div>
  );
}
