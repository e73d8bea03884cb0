import type { Channel } from '@blattwerk/schemas/shop/channels.ts';
import { channelTable } from '@blattwerk/schemas/shop/channels.ts';
import { contentLanguage, type Language } from '@blattwerk/schemas/shop/languages.ts';
import { LRUCache } from 'lru-cache';
import type { PublishedStory } from '../../app/context/page-data.ts';
import { createSingleFlight } from '../single-flight.ts';
import type { ContentAnswer } from './content-answer.ts';
import type { ContentVersion } from './content-version.ts';
import type { DeliveryClient } from './delivery-client.ts';
import { type PreparedStory, prepareStory } from './prepare-story.ts';
import { storyResponseSchema } from './story.ts';
import { linksResponseSchema, listStories } from './story-list.ts';

/** Published stories kept in memory, by the length of their text. */
const maxCachedCharacters = 32 * 2 ** 20;

export type ContentSource = {
  /** The published story at a full slug, e.g. `blattwerk/home`. */
  published(fullSlug: string, language: Language): Promise<ContentAnswer<PreparedStory>>;
  /**
   * The draft of a story, by id or full slug.
   * @param language as the content space names it: `default` or a code
   */
  draft(story: number | string, language: string): Promise<ContentAnswer<PreparedStory>>;
  /** What a sitemap lists: the channel's published pages in the order of their addresses. */
  publishedStories(channel: Channel): Promise<ContentAnswer<readonly PublishedStory[]>>;
};

export function createContentSource(
  clients: { published: DeliveryClient; draft: DeliveryClient },
  version: ContentVersion,
): ContentSource {
  const prepared = new LRUCache<string, PreparedStory>({
    maxSize: maxCachedCharacters,
    sizeCalculation: (story) => story.text.length,
  });
  const once = createSingleFlight<ContentAnswer<PreparedStory>>();

  async function fetchPublished(fullSlug: string, language: Language, cv: number, key: string) {
    const parameters = { ...storyParameters(contentLanguage(language)), cv };
    const answer = await clients.published.get(`cdn/stories/${fullSlug}`, parameters, storyResponseSchema);
    if (!answer.ok) return answer;
    const value = prepareStory(answer.value.story);
    prepared.set(key, value);
    return { ok: true, value } as const;
  }

  return {
    async published(fullSlug, language) {
      const cv = await version.current();
      if (!cv.ok) return cv;
      const key = `${cv.value} ${language} ${fullSlug}`;
      const known = prepared.get(key);
      if (known) return { ok: true, value: known };
      return once(key, () => fetchPublished(fullSlug, language, cv.value, key));
    },

    async draft(story, language) {
      const answer = await clients.draft.get(
        `cdn/stories/${story}`,
        storyParameters(language),
        storyResponseSchema,
      );
      return answer.ok ? { ok: true, value: prepareStory(answer.value.story) } : answer;
    },

    async publishedStories(channel) {
      const cv = await version.current();
      if (!cv.ok) return cv;
      const folder = `${channelTable[channel].contentFolder}/`;
      const parameters = { starts_with: folder, cv: cv.value };
      const answer = await clients.published.get('cdn/links', parameters, linksResponseSchema);
      return answer.ok ? { ok: true, value: listStories(answer.value.links) } : answer;
    },
  };
}

function storyParameters(language: string) {
  return { language, fallback_lang: 'default', resolve_links: 'url' };
}
