import type { ManagementStorySummary } from '../../../content-space/story-shape/management-story.ts';

/** Publication state of a page; `broken` when it has errors. */
export type StoryState = 'published' | 'changed' | 'unpublished' | 'broken';

export function storyState(story: ManagementStorySummary, errors: number): StoryState {
  if (errors > 0) return 'broken';
  if (!story.published) return 'unpublished';
  return story.unpublished_changes ? 'changed' : 'published';
}
