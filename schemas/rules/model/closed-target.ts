import type { JudgeContext, KnownStory } from './judged-story.ts';
import { oncePerReading } from './once-per-reading.ts';
import type { ReadLink, StoryReading } from './story-reading.ts';

export type ClosedTarget = { link: ReadLink; target: KnownStory };

const storyLinks = oncePerReading(({ links }) =>
  links.filter(({ linkType, storyId }) => linkType === 'story' && storyId !== ''),
);

/** The links to stories that exist and shoppers cannot open, folders among them, each with what is known of its story. */
export function closedTargets(story: StoryReading, { storyAt }: JudgeContext): ClosedTarget[] {
  const closed: ClosedTarget[] = [];
  for (const link of storyLinks(story)) {
    const target = storyAt(link.storyId);
    if (target && (target.isFolder || !target.isPublished)) closed.push({ link, target });
  }
  return closed;
}
