import { subjectKey } from '@blattwerk/schemas/usage/subject.ts';
import type { ManagementStorySummary } from '../../../content-space/story-shape/management-story.ts';
import { duplicateStory } from '../../actions/story/story-actions.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { saveStore } from '../../store/saving-store.ts';
import { useMay } from '../../store/session-store.ts';
import type { MenuAction } from '../controls/menu-button.tsx';
import { useMessages } from '../messages/messages.ts';

/** Menu of a page or folder in the tree. */
export function useStoryMenu(story: ManagementStorySummary): MenuAction[] {
  const say = useMessages();
  const duplicate = async () => {
    const error = await duplicateStory(story, say('stories.copyOf', { name: story.name }));
    if (error) saveStore.setState({ error });
  };
  const inFolder: MenuAction[] = [
    {
      id: 'page',
      label: say('stories.newPageHere'),
      run: () => openDialog('create-story', { parent: story, isFolder: false }),
    },
    {
      id: 'folder',
      label: say('stories.newFolderHere'),
      run: () => openDialog('create-story', { parent: story, isFolder: true }),
    },
    'separator',
  ];
  // A page that is not published yet is seen by editors alone.
  const isSeen = story.is_folder || story.published;
  const mayMove = useMay('change-live') || !isSeen;
  const mayDelete = useMay('arrange') && mayMove;
  const mayArrange = useMay('arrange');
  return [
    ...(story.is_folder
      ? inFolder.filter((each) => mayArrange || each === 'separator' || each.id !== 'folder')
      : []),
    ...(mayMove
      ? [
          {
            id: 'rename',
            label: say('stories.rename'),
            run: () => openDialog('rename-story', { story }),
          },
          { id: 'move', label: say('stories.move'), run: () => openDialog('move-story', { story }) },
        ]
      : []),
    ...(story.is_folder
      ? []
      : [
          { id: 'duplicate', label: say('stories.duplicate'), run: () => void duplicate() },
          {
            id: 'usage',
            label: say('stories.linkedFrom'),
            run: () => openDialog('usage', { subjects: [subjectKey('story', story.uuid)] }),
          },
        ]),
    ...(mayDelete
      ? [
          'separator' as const,
          { id: 'delete', label: say('stories.delete'), run: () => openDialog('delete-story', { story }) },
        ]
      : []),
  ];
}
