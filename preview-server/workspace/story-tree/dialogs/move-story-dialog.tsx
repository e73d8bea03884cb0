import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import type { ManagementStorySummary } from '../../../content-space/story-shape/management-story.ts';
import { knownStories } from '../../api/queries.ts';
import type { ApiError } from '../../api/result.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { Select } from '../../controls/select.tsx';
import { closeDialog } from '../../dialogs/dialog-store.ts';
import { errorSentence } from '../../messages/error-sentence.ts';
import { useMessages } from '../../messages/messages.ts';
import { moveStory } from '../story-actions.ts';
import { folderOptions } from './folder-options.ts';

export function MoveStoryDialog({ story }: { story: ManagementStorySummary }) {
  const say = useMessages();
  const [folder, setFolder] = useState(String(story.parent_id));
  const [error, setError] = useState<ApiError>();
  const submit = async () => {
    const failure = await moveStory(story, Number(folder));
    if (failure) setError(failure);
    else closeDialog();
  };
  return (
    <Dialog
      title={say('stories.moveTitle', { name: story.name })}
      onClose={closeDialog}
      actions={
        <>
          <Button onPress={closeDialog}>{say('action.cancel')}</Button>
          <Button kind="main" onPress={() => void submit()} isDisabled={folder === String(story.parent_id)}>
            {say('stories.moveHere')}
          </Button>
        </>
      }
    >
      {error && <Notice tone="error">{errorSentence(say, error)}</Notice>}
      <Select
        label={say('stories.folder')}
        value={folder}
        options={folderOptions(knownStories(), story)}
        onChange={setFolder}
      />
      <p>{say('stories.slugWarning')}</p>
    </Dialog>
  );
}
