import { useState } from 'react';
import type { ManagementStorySummary } from '../../../content-space/story-shape/management-story.ts';
import { knownStories } from '../../api/queries.ts';
import { Select } from '../../controls/select.tsx';
import { TextBox } from '../../controls/text-box.tsx';
import { useMessages } from '../../messages/messages.ts';
import { isSlug, slugFrom } from '../slug.ts';
import { createStory } from '../story-actions.ts';
import { folderOptions } from './folder-options.ts';
import { StoryDialog } from './story-dialog.tsx';

type CreateStoryDialogProps = { parent: ManagementStorySummary; isFolder: boolean };

export function CreateStoryDialog({ parent, isFolder }: CreateStoryDialogProps) {
  const say = useMessages();
  const [name, setName] = useState('');
  const [ownSlug, setOwnSlug] = useState<string>();
  const [folder, setFolder] = useState(String(parent.id));
  const slug = ownSlug ?? slugFrom(name);
  const isTaken = knownStories().some((each) => String(each.parent_id) === folder && each.slug === slug);
  const slugError =
    slug !== '' && !isSlug(slug)
      ? say('stories.slugInvalid')
      : isTaken
        ? say('stories.slugTaken')
        : undefined;
  return (
    <StoryDialog
      title={say(isFolder ? 'stories.newFolder' : 'stories.newPage')}
      action={say('stories.create')}
      isReady={name.trim() !== '' && slug !== '' && slugError === undefined}
      run={() => createStory({ name: name.trim(), slug, parent: Number(folder), isFolder })}
    >
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
    </StoryDialog>
  );
}
