import { changeBetween } from '@blattwerk/schemas/preview/story-change.ts';
import type { StoryToJudge, ToWorker } from './worker-messages.ts';

export type TellJudge = {
  /** The open page as it stands. */
  judgeOpen(story: StoryToJudge): void;
  /** Another page, as it is stored. */
  judgeOther(story: StoryToJudge): void;
};

/**
 * Tells the judge of pages: of the open one once all of it, then what has changed. A copy of a long page holds the window up
 * longer than a key may take.
 */
export function createTellJudge(tell: (message: ToWorker) => void): TellJudge {
  /** What the judge holds of the page that was open last. */
  let told: StoryToJudge | undefined;
  return {
    judgeOpen(story) {
      const change = told?.id === story.id ? changeBetween(told.content, story.content) : undefined;
      told = story;
      if (!change) {
        tell({ kind: 'judge', story });
        return;
      }
      const { content: _, ...about } = story;
      tell({ kind: 'change', story: about, change });
    },
    judgeOther(story) {
      if (told?.id === story.id) told = undefined;
      tell({ kind: 'judge', story });
    },
  };
}
