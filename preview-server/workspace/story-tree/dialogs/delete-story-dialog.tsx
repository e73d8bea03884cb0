import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { subjectKey } from '@blattwerk/schemas/usage/subject.ts';
import { useState } from 'react';
import type { ManagementStorySummary } from '../../../content-space/story-shape/management-story.ts';
import { knownStories } from '../../api/queries.ts';
import type { ApiError } from '../../api/result.ts';
import { useUsage } from '../../api/usage-api.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { closeDialog } from '../../dialogs/dialog-store.ts';
import { errorSentence } from '../../messages/error-sentence.ts';
import { useMessages } from '../../messages/messages.ts';
import { deleteStory } from '../story-actions.ts';
import { storiesBelow } from '../story-nodes.ts';

export function DeleteStoryDialog({ story }: { story: ManagementStorySummary }) {
  const say = useMessages();
  const [error, setError] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const below = storiesBelow(knownStories(), story.id);
  const published = [story, ...below].filter((each) => each.published && !each.is_folder);
  const [linked] = useUsage([subjectKey('story', story.uuid)]).data ?? [];
  const submit = async () => {
    setBusy(true);
    const failure = await deleteStory(story);
    setBusy(false);
    if (failure) setError(failure);
    else closeDialog();
  };
  return (
    <Dialog
      role="alertdialog"
      title={say('stories.deleteTitle', { name: story.name })}
      onClose={closeDialog}
      actions={
        <>
          <Button onPress={closeDialog} autoFocus>
            {say('action.cancel')}
          </Button>
          <Button kind="danger" isDisabled={isBusy} onPress={() => void submit()}>
            {say('stories.deleteConfirm')}
          </Button>
        </>
      }
    >
      {error && <Notice tone="error">{errorSentence(say, error)}</Notice>}
      <p>
        {below.length > 0
          ? say('stories.deleteFolder', { count: below.length })
          : say('stories.deletePage', { path: story.full_slug })}
      </p>
      {linked && linked.pages > 0 && (
        <Notice tone="warning">
          {say(linked.pages === 1 ? 'usage.deleteLinkedOnce' : 'usage.deleteLinked', {
            pages: linked.pages,
            live: linked.live,
          })}
        </Notice>
      )}
      {published.length > 0 && (
        <Notice tone="warning">{say('stories.deletePublished', { count: published.length })}</Notice>
      )}
    </Dialog>
  );
}
