import { applyChange } from '@blattwerk/schemas/preview/story-change.ts';
import { hearWorkspace } from './direct-line.ts';
import { announceDraft } from './drafts.ts';

/**
 * Announces every draft that the workspace tells of: the first is told as a whole, each one after it as what has changed.
 * @returns ends it
 */
export function followStory(): () => void {
  let story: unknown;
  return hearWorkspace((message) => {
    if (message.action === 'input') story = message.story;
    else if (message.action === 'change') story = applyChange(story, message.change);
    else return;
    announceDraft(story);
  });
}
