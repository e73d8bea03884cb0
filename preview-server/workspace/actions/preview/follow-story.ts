import type { ManagementStory } from '../../../content-space/story-shape/management-story.ts';
import type { StoryMessage } from './bridge-messages.ts';
import { storyMessage } from './story-message.ts';

type StorySource = {
  current(): ManagementStory | undefined;
  /** A save or a publication is under way. */
  isBusy(): boolean;
  tell(message: StoryMessage): void;
};

/**
 * Tells the frame what becomes of the stored story, one message for each thing the editor did: a publication that
 * stored the draft first is told as a publication only, since a page loads anew for either.
 */
export function followStory({ current, isBusy, tell }: StorySource) {
  let told = current();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const compare = () => {
    timer = undefined;
    const now = current();
    if (isBusy() || !now) return;
    const message = told && storyMessage(told, now);
    told = now;
    if (message) tell(message);
  };
  return {
    /** To be called when the story or the work on it has changed. */
    look() {
      // A turn later: between the two requests of a publication nothing is busy for a moment.
      timer ??= setTimeout(compare);
    },
    stop: () => clearTimeout(timer),
  };
}
