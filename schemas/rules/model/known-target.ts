import type { JudgeContext, KnownStory } from './judged-story.ts';
import { oncePerReading } from './once-per-reading.ts';
import type { ReadLink, StoryReading } from './story-reading.ts';

export type KnownTarget = { link: ReadLink; target: KnownStory };

const storyLinks = oncePerReading(({ links }) =>
  links.filter(({ linkType, storyId }) => linkType === 'story' && storyId !== ''),
);

/** The links to stories that exist, each with what is known of its story. */
export function knownTargets(story: StoryReading, { storyAt }: JudgeContext): KnownTarget[] {
  const known: KnownTarget[] = [];
  for (const link of storyLinks(story)) {
    const target = storyAt(link.storyId);
    if (target) known.push({ link, target });
  }
  return known;
}
