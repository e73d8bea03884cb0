import { useState } from 'react';
import type { ManagementStorySummary } from '../../../../content-space/story-shape/management-story.ts';
import { createStory } from '../../../actions/story/story-actions.ts';
import { slugFrom } from '../../../base/stories/slug.ts';
import { type TemplateName, templatesIn } from '../../../base/templates/page-templates.ts';
import { knownStories } from '../../../store/server/queries.ts';
import { ActionDialog } from '../../controls/action-dialog.tsx';
import { Select } from '../../controls/select.tsx';
import { useMessages } from '../../messages/messages.ts';
import { folderOptions } from './folder-options.ts';
import { canBeNamed, NameAndSlug } from './name-and-slug.tsx';
import { TemplateChoice } from './template-choice.tsx';

type CreateStoryDialogProps = { parent: ManagementStorySummary; isFolder: boolean };

export function CreateStoryDialog({ parent, isFolder }: CreateStoryDialogProps) {
  const say = useMessages();
  const [name, setName] = useState('');
  const [ownSlug, setOwnSlug] = useState<string>();
  const [folder, setFolder] = useState(parent.id);
  const [template, setTemplate] = useState<TemplateName>('empty');
  const path = knownStories().find(({ id }) => id === folder)?.full_slug ?? '';
  const offered = templatesIn(path.split('/')[0] ?? '');
  const chosen = offered.includes(template) ? template : 'empty';
  const named = { name, slug: ownSlug ?? slugFrom(name) };
  return (
    <ActionDialog
      size={isFolder ? 'small' : 'medium'}
      title={say(isFolder ? 'stories.newFolder' : 'stories.newPage')}
      action={say('stories.create')}
      isReady={canBeNamed(named, folder)}
      run={() =>
        createStory({
          ...named,
          name: name.trim(),
          parent: folder,
          template: isFolder ? undefined : chosen,
        })
      }
    >
      <NameAndSlug
        {...named}
        folder={folder}
        help={say('stories.slugHelp')}
        onName={setName}
        onSlug={setOwnSlug}
      />
      <Select
        label={say('stories.folder')}
        value={String(folder)}
        options={folderOptions(knownStories())}
        onChange={(chosen) => setFolder(Number(chosen))}
      />
      {!isFolder && <TemplateChoice offered={offered} chosen={chosen} onChoose={setTemplate} />}
    </ActionDialog>
  );
}
