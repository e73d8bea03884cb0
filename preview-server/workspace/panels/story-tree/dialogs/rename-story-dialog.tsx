import { useState } from 'react';
import type { ManagementStorySummary } from '../../../../content-space/story-shape/management-story.ts';
import { renameStory } from '../../../actions/story/story-actions.ts';
import { ActionDialog } from '../../controls/action-dialog.tsx';
import { useMessages } from '../../messages/messages.ts';
import { canBeNamed, NameAndSlug } from './name-and-slug.tsx';

export function RenameStoryDialog({ story }: { story: ManagementStorySummary }) {
  const say = useMessages();
  const [name, setName] = useState(story.name);
  const [slug, setSlug] = useState(story.slug.replace(/\/$/, ''));
  const folder = story.parent_id ?? 0;
  return (
    <ActionDialog
      title={say('stories.renameTitle', { name: story.name })}
      action={say('action.apply')}
      isReady={canBeNamed({ name, slug }, folder, story.id)}
      run={() => renameStory(story, { name: name.trim(), slug })}
    >
      <NameAndSlug
        folder={folder}
        help={say('stories.slugWarning')}
        name={name}
        onName={setName}
        onSlug={setSlug}
        slug={slug}
        story={story.id}
      />
    </ActionDialog>
  );
}
