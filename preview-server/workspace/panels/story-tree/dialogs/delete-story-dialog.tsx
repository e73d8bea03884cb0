import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { subjectKey } from '@blattwerk/schemas/usage/subject.ts';
import type { ManagementStorySummary } from '../../../../content-space/story-shape/management-story.ts';
import { deleteStory } from '../../../actions/story/story-actions.ts';
import { storiesBelow } from '../../../base/stories/story-nodes.ts';
import { knownStories } from '../../../store/server/queries.ts';
import { useUsage } from '../../../store/server/usage.ts';
import { ActionDialog } from '../../controls/action-dialog.tsx';
import { useMessages } from '../../messages/messages.ts';

export function DeleteStoryDialog({ story }: { story: ManagementStorySummary }) {
  const say = useMessages();
  const below = storiesBelow(knownStories(), story.id);
  const published = [story, ...below].filter((each) => each.published && !each.is_folder);
  const [linked] = useUsage([subjectKey('story', story.uuid)]).data ?? [];
  return (
    <ActionDialog
      isDangerous
      title={say('stories.deleteTitle', { name: story.name })}
      action={say('stories.deleteConfirm')}
      run={() => deleteStory(story)}
    >
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
    </ActionDialog>
  );
}
