import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { type FormEvent, useState } from 'react';
import type { ManagementStorySummary } from '../../../content-space/story-shape/management-story.ts';
import { knownStories } from '../../api/queries.ts';
import type { ApiError } from '../../api/result.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { Select } from '../../controls/select.tsx';
import { TextBox } from '../../controls/text-box.tsx';
import { closeDialog } from '../../dialogs/dialog-store.ts';
import { errorSentence } from '../../messages/error-sentence.ts';
import { useMessages } from '../../messages/messages.ts';
import { isSlug, slugFrom } from '../slug.ts';
import { createStory } from '../story-actions.ts';
import { folderOptions } from './folder-options.ts';

type CreateStoryDialogProps = { parent: ManagementStorySummary; isFolder: boolean };

export function CreateStoryDialog({ parent, isFolder }: CreateStoryDialogProps) {
  const say = useMessages();
  const [name, setName] = useState('');
  const [ownSlug, setOwnSlug] = useState<string>();
  const [folder, setFolder] = useState(String(parent.id));
  const [error, setError] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const slug = ownSlug ?? slugFrom(name);
  const isTaken = knownStories().some((each) => String(each.parent_id) === folder && each.slug === slug);
  const slugError =
    slug !== '' && !isSlug(slug)
      ? say('stories.slugInvalid')
      : isTaken
        ? say('stories.slugTaken')
        : undefined;

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (name.trim() === '' || slug === '' || slugError || isBusy) return;
    setBusy(true);
    const failure = await createStory({ name: name.trim(), slug, parent: Number(folder), isFolder });
    setBusy(false);
    if (failure) setError(failure);
    else closeDialog();
  };

  return (
    <Dialog
      title={say(isFolder ? 'stories.newFolder' : 'stories.newPage')}
      onClose={closeDialog}
      actions={
        <>
          <Button onPress={closeDialog}>{say('action.cancel')}</Button>
          <Button kind="main" isDisabled={isBusy} onPress={() => void submit()}>
            {say('stories.create')}
          </Button>
        </>
      }
    >
      <form onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
        {error && <Notice tone="error">{errorSentence(say, error)}</Notice>}
        <TextBox label={say('stories.name')} value={name} onChange={setName} autoFocus isRequired />
        <TextBox
          label={say('stories.slug')}
          help={say('stories.slugHelp')}
          value={slug}
          onChange={setOwnSlug}
          error={slugError}
        />
        <Select
          label={say('stories.folder')}
          value={folder}
          options={folderOptions(knownStories())}
          onChange={setFolder}
        />
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
}
