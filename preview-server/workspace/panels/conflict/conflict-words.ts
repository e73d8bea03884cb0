import type { ManagementStory } from '../../../content-space/story-shape/management-story.ts';
import { authorName } from '../messages/author-name.ts';
import type { Say } from '../messages/messages.ts';

/** Who saved a version, and when, as sentences name it. */
export function conflictWords(
  say: Say,
  { last_author, updated_at }: Pick<ManagementStory, 'last_author' | 'updated_at'>,
): { author: string; time: string } {
  return {
    author: authorName(say, last_author?.friendly_name),
    time: new Date(updated_at).toLocaleTimeString(say('locale'), { timeStyle: 'short' }),
  };
}
