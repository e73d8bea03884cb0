import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { type FormEvent, useState } from 'react';
import type { ManagementStorySummary } from '../../../content-space/story-shape/management-story.ts';
import type { ApiError } from '../../api/result.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { TextBox } from '../../controls/text-box.tsx';
import { closeDialog } from '../../dialogs/dialog-store.ts';
import { errorSentence } from '../../messages/error-sentence.ts';
import { useMessages } from '../../messages/messages.ts';
import { isSlug } from '../slug.ts';
import { renameStory } from '../story-actions.ts';

export function RenameStoryDialog({ story }: { story: ManagementStorySummary }) {
  const say = useMessages();
  const [name, setName] = useState(story.name);
  const [slug, setSlug] = useState(story.slug.replace(/\/$/, ''));
  const [error, setError] = useState<ApiError>();
  const slugError = isSlug(slug) ? undefined : say('stories.slugInvalid');

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (slugError || name.trim() === '') return;
    const failure = await renameStory(story, { name: name.trim(), slug });
    if (failure) setError(failure);
    else closeDialog();
  };

  return (
    <Dialog
      title={say('stories.renameTitle', { name: story.name })}
      onClose={closeDialog}
      actions={
        <>
          <Button onPress={closeDialog}>{say('action.cancel')}</Button>
          <Button kind="main" onPress={() => void submit()}>
            {say('action.apply')}
          </Button>
        </>
      }
    >
      <form onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
        {error && <Notice tone="error">{errorSentence(say, error)}</Notice>}
        <TextBox label={say('stories.name')} value={name} onChange={setName} autoFocus isRequired />
        <TextBox
          label={say('stories.slug')}
          help={say('stories.slugWarning')}
          value={slug}
          onChange={setSlug}
          error={slugError}
        />
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
}
