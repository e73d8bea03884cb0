import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import { deleteSection, renameSection, saveSection } from '../../actions/block/saved-sections.ts';
import { type ApiError, reasonOf } from '../../base/api/result.ts';
import type { SavedSection } from '../../base/content/saved-section.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { useSavedSections } from '../../store/server/saved-sections.ts';
import { Dialog } from '../controls/dialog.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { SavedSectionRow } from './saved-section-row.tsx';
import styles from './saved-sections.module.css';

/** Renames and deletes the sections that editors have saved. */
export function SavedSectionsDialog() {
  const say = useMessages();
  const { data: sections, error, isPending, refetch } = useSavedSections();
  const [failure, setFailure] = useState<ApiError>();
  const [deleted, setDeleted] = useState<SavedSection>();
  const remove = async (section: SavedSection) => {
    const reason = await deleteSection(section);
    setFailure(reason);
    if (!reason) setDeleted(section);
  };
  const bringBack = async ({ name, blocks }: SavedSection) => {
    const reason = await saveSection(name, blocks);
    setFailure(reason);
    if (!reason) setDeleted(undefined);
  };
  return (
    <Dialog
      title={say('saved.title')}
      size="medium"
      onClose={closeDialog}
      actions={<Button onPress={closeDialog}>{say('action.close')}</Button>}
    >
      {error && (
        <Notice tone="error" actions={[{ label: say('action.retry'), run: () => void refetch() }]}>
          {errorSentence(say, reasonOf(error))}
        </Notice>
      )}
      {failure && <Notice tone="error">{errorSentence(say, failure)}</Notice>}
      {deleted && (
        <Notice
          tone="info"
          actions={[{ label: say('stories.undelete'), run: () => void bringBack(deleted) }]}
        >
          {say('stories.deleted', { name: deleted.name })}
        </Notice>
      )}
      {isPending && <Busy>{say('saved.loading')}</Busy>}
      {sections?.length === 0 && <p>{say('saved.none')}</p>}
      <ul className={styles.sections} aria-label={say('saved.title')}>
        {sections?.map((section) => (
          <SavedSectionRow
            key={section.id}
            section={section}
            rename={async (name) => setFailure(await renameSection(section, name))}
            remove={() => void remove(section)}
          />
        ))}
      </ul>
    </Dialog>
  );
}
