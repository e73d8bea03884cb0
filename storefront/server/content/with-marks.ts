import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { addressMark, linkMark, listMark, type Marks, storyMark } from './content-marks.ts';
import type { ContentSource } from './content-source.ts';

/** The same source, which notes what is asked of it and what it answers with: all that a page may show of the content. */
export function withMarks(source: ContentSource): { source: ContentSource; marks: Marks } {
  const marks = new Set<string>();
  return {
    marks,
    source: {
      ...source,
      async published(fullSlug, language) {
        marks.add(addressMark(fullSlug));
        const answer = await source.published(fullSlug, language);
        if (answer.ok) {
          marks.add(storyMark(answer.value.uuid));
          for (const uuid of answer.value.linkedStories) marks.add(linkMark(uuid));
        }
        return answer;
      },
      publishedStories(channel) {
        marks.add(listMark(channelTable[channel].contentFolder));
        return source.publishedStories(channel);
      },
      async articles(channel, language) {
        marks.add(listMark(channelTable[channel].contentFolder));
        const answer = await source.articles(channel, language);
        if (answer.ok) for (const { uuid } of answer.value) marks.add(storyMark(uuid));
        return answer;
      },
    },
  };
}
