import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import { channels, channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import {
  contentLanguage,
  defaultLanguage,
  fallbackLanguage,
} from '@blattwerk/schemas/shop/markets/content-language.ts';
import type { Country } from '@blattwerk/schemas/shop/markets/countries.ts';
import { type Language, languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { contentClient } from '@blattwerk/schemas/shop/pages/content-client.ts';
import type { Robots } from '@blattwerk/schemas/shop/pages/page-metadata.ts';
import { type Redirects, readRedirects, redirectsSlug } from '@blattwerk/schemas/shop/pages/redirects.ts';
import type { Season } from '@blattwerk/schemas/shop/pages/season.ts';
import type { CustomerType } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { PublishedStory } from '../../page/request/page-data.ts';
import type { ArticleSummary } from '../../page/story/article-summary.ts';
import { blockNames, type NamedBlock } from '../../page/story/blocks-in.ts';
import { createSingleFlight } from '../single-flight.ts';
import { articleIn } from './article-in.ts';
import type { ContentAnswer } from './content-answer.ts';
import type { ContentVersion } from './content-version.ts';
import type { DeliveryClient } from './delivery-client.ts';
import { markFallback } from './mark-fallback.ts';
import { withOwnAddresses } from './own-addresses.ts';
import { pageMetadataSchema } from './page-metadata.ts';
import { type PreparedStory, prepareStory } from './prepare-story.ts';
import { storyResponseSchema } from './story.ts';
import {
  datasourceEntriesResponseSchema,
  linksResponseSchema,
  listStories,
  storyListResponseSchema,
} from './story-list.ts';
import { translateAlts } from './translate-alts.ts';

/** Published stories kept in memory, by the length of their JSON; in memory they take about twice that. */
const maxCachedCharacters = 16 * 2 ** 20;
/** Entries of a datasource do not change the content version. */
const redirectsMs = 60_000;

export type ContentSource = {
  /** The published story at a full slug, e.g. `blattwerk/home`. */
  published(fullSlug: string, language: Language): Promise<ContentAnswer<PreparedStory>>;
  /**
   * The draft of a story, by id or full slug.
   * @param language as the content space names it: `default` or a code
   */
  draft(story: number | string, language: string): Promise<ContentAnswer<PreparedStory>>;
  /** The draft of one story, for the token of a link that shows it; not found once the link is over. */
  shared(storyId: number, token: string, language: Language): Promise<ContentAnswer<PreparedStory>>;
  /** What a sitemap lists: the channel's published pages in the order of their addresses. */
  publishedStories(channel: Channel): Promise<ContentAnswer<readonly PublishedStory[]>>;
  /** Every published page of a channel with what it holds, for search engines. */
  publishedPages(channel: Channel): Promise<ContentAnswer<readonly PublishedPage[]>>;
  /** The articles of a channel's magazine in a language, the newest first. */
  articles(channel: Channel, language: Language): Promise<ContentAnswer<readonly ArticleSummary[]>>;
  /** Where old addresses of a channel lead, kept for a minute. */
  redirects(channel: Channel): Promise<ContentAnswer<Redirects>>;
};

export type PublishedPage = {
  /** As the content space writes it: `blattwerk/magazin/`. */
  fullSlug: string;
  /** ISO 8601; undefined where the content space does not say. */
  publishedAt: string | undefined;
  robots: Robots;
  /** The countries it exists in, all when empty. */
  countries: readonly Country[];
  /** To whom it exists, to everybody when empty. */
  customerTypes: readonly CustomerType[];
  /** The days between which it runs. */
  season: Season;
  /** Names of all blocks on the page. */
  components: ReadonlySet<string>;
};

export function createContentSource(
  clients: { published: DeliveryClient; draft: DeliveryClient },
  version: ContentVersion,
): ContentSource {
  const prepared = new LRUCache<string, PreparedStory>({
    maxSize: maxCachedCharacters,
    sizeCalculation: ({ size }) => size,
  });
  const once = createSingleFlight<ContentAnswer<PreparedStory>>();
  const redirects = new LRUCache<Channel, Redirects>({ max: channels.length, ttl: redirectsMs });

  async function fetchPublished(fullSlug: string, language: Language, cv: number, key: string) {
    const parameters = { ...storyParameters(contentLanguage(language)), cv };
    const answer = await clients.published.get(`cdn/stories/${fullSlug}`, parameters, storyResponseSchema);
    if (!answer.ok) return answer;
    const { story } = answer.value;
    const translated = translateAlts(story.content, language);
    const versions =
      language === defaultLanguage ? undefined : await fetchVersions(story.content, fullSlug, language, cv);
    const content = versions ? markFallback(translated, versions, language) : translated;
    const isWhole = versions !== undefined || language === defaultLanguage;
    const value = { ...prepareStory({ ...story, content: withOwnAddresses(content, language) }), isWhole };
    if (isWhole) prepared.set(key, value);
    return { ok: true, value } as const;
  }

  /** A story in German and in the page's language, to find its untranslated texts; undefined when either cannot be fetched. */
  async function fetchVersions(shown: NamedBlock, fullSlug: string, language: Language, cv: number) {
    const [german, own] = await Promise.all([
      fetchWithGerman(fullSlug, defaultLanguage, cv),
      language === fallbackLanguage ? shown : fetchWithGerman(fullSlug, language, cv),
    ]);
    return german && own ? { german, own } : undefined;
  }

  /** What a story holds in a language, and in German where it lacks that. */
  async function fetchWithGerman(fullSlug: string, language: Language, cv: number) {
    const parameters = { ...storyParameters(contentLanguage(language)), fallback_lang: 'default', cv };
    const answer = await clients.published.get(`cdn/stories/${fullSlug}`, parameters, storyResponseSchema);
    return answer.ok ? answer.value.story.content : undefined;
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
      if (!answer.ok) return answer;
      const { story: draft } = answer.value;
      const shown = languages.find((known) => contentLanguage(known) === language) ?? defaultLanguage;
      const content = withOwnAddresses(translateAlts(draft.content, shown), shown);
      return { ok: true, value: prepareStory({ ...draft, content }) };
    },

    async shared(storyId, token, language) {
      const answer = await clients.draft.get(
        `cdn/stories/${storyId}`,
        { ...storyParameters(contentLanguage(language)), token },
        storyResponseSchema,
      );
      if (!answer.ok) return answer;
      const { story: draft } = answer.value;
      const content = withOwnAddresses(translateAlts(draft.content, language), language);
      return { ok: true, value: prepareStory({ ...draft, content }) };
    },

    async publishedStories(channel) {
      const cv = await version.current();
      if (!cv.ok) return cv;
      const folder = `${channelTable[channel].contentFolder}/`;
      const parameters = { starts_with: folder, cv: cv.value };
      const answer = await clients.published.get('cdn/links', parameters, linksResponseSchema);
      return answer.ok ? { ok: true, value: listStories(answer.value.links) } : answer;
    },

    async publishedPages(channel) {
      const cv = await version.current();
      if (!cv.ok) return cv;
      const parameters = {
        starts_with: `${channelTable[channel].contentFolder}/`,
        sort_by: 'full_slug:asc',
        cv: cv.value,
      };
      const answer = await allPages(contentClient.pageSize, async (paging) => {
        const list = await clients.published.get(
          'cdn/stories',
          { ...parameters, ...paging },
          storyListResponseSchema,
        );
        return list.ok ? { ok: true, value: list.value.stories } : list;
      });
      return answer.ok ? { ok: true, value: answer.value.filter(isPage).map(publishedPage) } : answer;
    },

    async articles(channel, language) {
      const cv = await version.current();
      if (!cv.ok) return cv;
      const parameters = {
        ...storyParameters(contentLanguage(language)),
        starts_with: `${channelTable[channel].contentFolder}/magazin/`,
        sort_by: 'full_slug:asc',
        cv: cv.value,
      };
      const answer = await allPages(contentClient.pageSize, async (paging) => {
        const list = await clients.published.get(
          'cdn/stories',
          { ...parameters, ...paging },
          storyListResponseSchema,
        );
        return list.ok ? { ok: true, value: list.value.stories } : list;
      });
      if (!answer.ok) return answer;
      const articles = answer.value.flatMap(
        ({ content, uuid, full_slug: fullSlug }) =>
          articleIn(translateAlts(content, language), { uuid, fullSlug }) ?? [],
      );
      return {
        ok: true,
        value: articles.toSorted((one, other) => (one.publishedOn < other.publishedOn ? 1 : -1)),
      };
    },

    async redirects(channel) {
      const known = redirects.get(channel);
      if (known) return { ok: true, value: known };
      const datasource = redirectsSlug(channel);
      const answer = await allPages(1000, async (paging) => {
        const list = await clients.published.get(
          'cdn/datasource_entries',
          { datasource, ...paging },
          datasourceEntriesResponseSchema,
        );
        return list.ok ? { ok: true, value: list.value.datasource_entries } : list;
      });
      // A space without the table has no old addresses.
      if (!answer.ok && answer.reason !== 'not-found') return answer;
      const entries = answer.ok ? answer.value : [];
      const value = readRedirects(entries.map(({ name, value }) => ({ from: name, to: value ?? '' })));
      redirects.set(channel, value);
      return { ok: true, value };
    },
  };
}

type ListedStory = z.infer<typeof storyListResponseSchema>['stories'][number];

function isPage({ content }: ListedStory): boolean {
  return content.component === 'page';
}

function publishedPage({ full_slug, content, published_at }: ListedStory): PublishedPage {
  const { robots, countries, customerTypes, shownFrom, shownUntil } = pageMetadataSchema.parse(content);
  return {
    fullSlug: full_slug,
    publishedAt: published_at ?? undefined,
    robots,
    countries,
    customerTypes,
    season: { shownFrom, shownUntil },
    components: blockNames(content),
  };
}

/** Asks for page after page until one is not full. */
async function allPages<Item>(
  per_page: number,
  ask: (paging: { page: number; per_page: number }) => Promise<ContentAnswer<readonly Item[]>>,
): Promise<ContentAnswer<readonly Item[]>> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask({ page, per_page });
    if (!answer.ok) return answer;
    items.push(...answer.value);
    if (answer.value.length < per_page) return { ok: true, value: items };
  }
}

/** @param language as the content space names it: `default` or a code */
function storyParameters(language: string) {
  const isOwn = [contentLanguage(defaultLanguage), fallbackLanguage].includes(language);
  return { language, fallback_lang: isOwn ? 'default' : fallbackLanguage, resolve_links: 'url' };
}
