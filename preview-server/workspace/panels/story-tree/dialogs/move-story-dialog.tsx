import { useState } from 'react';
import type { ManagementStorySummary } from '../../../../content-space/story-shape/management-story.ts';
import { moveStory } from '../../../actions/story/story-actions.ts';
import { knownStories } from '../../../store/server/queries.ts';
import { ActionDialog } from '../../controls/action-dialog.tsx';
import { Select } from '../../controls/select.tsx';
import { useMessages } from '../../messages/messages.ts';
import { folderOptions } from './folder-options.ts';

export function MoveStoryDialog({ story }: { story: ManagementStorySummary }) {
  const say = useMessages();
  const [folder, setFolder] = useState(String(story.parent_id));
  return (
    <ActionDialog
      title={say('stories.moveTitle', { name: story.name })}
      action={say('stories.moveHere')}
      isReady={folder !== String(story.parent_id)}
      run={() => moveStory(story, Number(folder))}
    >
      <Select
        label={say('stories.folder')}
        value={folder}
        options={folderOptions(knownStories(), story)}
        onChange={setFolder}
      />
      <p>{say('stories.slugWarning')}</p>
    </ActionDialog>
  );
}
