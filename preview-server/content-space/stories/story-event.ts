import type { StoryRow } from '@blattwerk/database/tables/stories.ts';
import { editorName } from '../story-shape/editor-name.ts';
import type { WebhookEvent } from '../webhooks/webhook-event.ts';

/** What changed for readers of the delivery API. */
export function storyEvent(
  action: 'published' | 'unpublished' | 'deleted' | 'moved',
  { id, name, fullSlug }: Pick<StoryRow, 'id' | 'name' | 'fullSlug'>,
): WebhookEvent {
  return {
    topic: 'story',
    action,
    text: `The user ${editorName} ${action} the Story ${name} (${fullSlug})`,
    fields: { story_id: id, full_slug: fullSlug },
  };
}
