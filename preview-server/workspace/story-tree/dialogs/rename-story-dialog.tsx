import { useState } from 'react';
import type { ManagementStorySummary } from '../../../content-space/story-shape/management-story.ts';
import { TextBox } from '../../controls/text-box.tsx';
import { useMessages } from '../../messages/messages.ts';
import { isSlug } from '../slug.ts';
import { renameStory } from '../story-actions.ts';
import { StoryDialog } from './story-dialog.tsx';

export function RenameStoryDialog({ story }: { story: ManagementStorySummary }) {
  const say = useMessages();
  const [name, setName] = useState(story.name);
  const [slug, setSlug] = useState(story.slug.replace(/\/$/, ''));
  return (
    <StoryDialog
      title={say('stories.renameTitle', { name: story.name })}
      action={say('action.apply')}
      isReady={isSlug(slug) && name.trim() !== ''}
      run={() => renameStory(story, { name: name.trim(), slug })}
    >
      <TextBox label={say('stories.name')} value={name} onChange={setName} autoFocus isRequired />
      <TextBox
        label={say('stories.slug')}
        help={say('stories.slugWarning')}
        value={slug}
        onChange={setSlug}
        error={isSlug(slug) ? undefined : say('stories.slugInvalid')}
      />
    </StoryDialog>
  );
}
