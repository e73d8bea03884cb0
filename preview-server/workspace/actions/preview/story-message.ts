import type { ManagementStory } from '../../../content-space/story-shape/management-story.ts';
import type { StoryMessage } from './bridge-messages.ts';

/** What a page in the frame is told when its stored story became another; undefined when nothing did. */
export function storyMessage(before: ManagementStory, now: ManagementStory): StoryMessage | undefined {
  if (before.id !== now.id) return undefined;
  const slugChanged = before.full_slug !== now.full_slug;
  const place = { slug: now.full_slug, storyId: now.id };
  if (before.published && !now.published) return { action: 'unpublished', ...place };
  if (now.published && now.published_at !== before.published_at)
    return { action: 'published', ...place, slugChanged };
  if (slugChanged || now.current_version_id !== before.current_version_id)
    return { action: 'change', reload: true, ...place, slugChanged };
  return undefined;
}
