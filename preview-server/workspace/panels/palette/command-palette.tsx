import { useMemo, useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { openStory } from '../../actions/opening/open-story.ts';
import { searchStories } from '../../base/stories/story-nodes.ts';
import { fitOf } from '../../base/words/search-words.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { useStories } from '../../store/server/queries.ts';
import { closeOnEscape } from '../controls/close-on-escape.ts';
import dialogs from '../controls/dialog.module.css';
import popovers from '../controls/popover.module.css';
import { useMessages } from '../messages/messages.ts';
import styles from './palette.module.css';
import { type Command, useCommands } from './use-commands.ts';
import { usePageBlocks } from './use-page-blocks.ts';
import { usePreviewCommands } from './use-preview-commands.ts';

const shownStories = 12;
const shownBlocks = 8;

/** Goes to any page or block and does any action by a few typed letters. */
export function CommandPalette() {
  const say = useMessages();
  const [query, setQuery] = useState('');
  const { stories } = useStories();
  const commands = useCommands();
  const previewCommands = usePreviewCommands();
  const blocks = usePageBlocks();
  const items = useMemo(() => {
    const pages = searchStories(stories, query)
      .slice(0, shownStories)
      .map((story) => ({
        id: `story ${story.id}`,
        label: story.name,
        detail: story.full_slug,
        run: () => openStory(story.id),
      }));
    if (query.trim() === '') return [...commands, ...pages];
    const found = (all: readonly Command[]) =>
      all.filter(({ label, detail }) => fitOf(query, label, detail, false) !== undefined);
    return [...pages, ...found(blocks).slice(0, shownBlocks), ...found([...commands, ...previewCommands])];
  }, [query, stories, commands, previewCommands, blocks]);

  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && closeDialog()}
      className={`${dialogs.overlay} ${styles.overlay}`}
    >
      <Modal className={`${dialogs.modal} ${styles.modal}`}>
        <Dialog aria-label={say('palette.title')} className={dialogs.dialog ?? ''}>
          <div className={styles.palette} onKeyDownCapture={closeOnEscape}>
            <Autocomplete inputValue={query} onInputChange={setQuery}>
              <SearchField aria-label={say('palette.search')} autoFocus className={styles.search ?? ''}>
                <Input className={styles.input ?? ''} placeholder={say('palette.search')} />
              </SearchField>
              <Menu
                aria-label={say('palette.title')}
                items={items}
                className={styles.list ?? ''}
                renderEmptyState={() => <p className={styles.none}>{say('palette.none')}</p>}
              >
                {({ id, label, detail, run }) => (
                  <MenuItem
                    id={id}
                    textValue={label}
                    className={popovers.option ?? ''}
                    onAction={() => {
                      closeDialog();
                      run();
                    }}
                  >
                    {label}
                    <span className={popovers.optionKey}>{detail}</span>
                  </MenuItem>
                )}
              </Menu>
            </Autocomplete>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
