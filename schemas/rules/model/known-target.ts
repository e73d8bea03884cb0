import type { JudgeContext, KnownStory } from './judged-story.ts';
import type { ReadLink, StoryReading } from './story-reading.ts';

export type KnownTarget = { link: ReadLink; target: KnownStory };

/** The links to stories that exist, each with what is known of its story. */
export function knownTargets({ links }: StoryReading, { storyAt }: JudgeContext): KnownTarget[] {
  return links.flatMap((link) => {
    if (link.linkType !== 'story' || link.storyId === '') return [];
    const target = storyAt(link.storyId);
    return target ? [{ link, target }] : [];
  });
}
