import { readFlagOverride } from '@blattwerk/schemas/shop/flags/flag-overrides.ts';
import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/markets/locales.ts';
import { accountNotices } from '@blattwerk/schemas/shop/visitors/account-notices.ts';
import type { CustomerType } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import type { PageContent } from '../../page/document/page-content.ts';
import { isListing } from '../../page/listing/listing-source.ts';
import { askProductDetail } from '../../page/product/ask-product-detail.ts';
import { askBestsellers } from '../../page/questions/ask-bestsellers.ts';
import type { PageData } from '../../page/request/page-data.ts';
import { pageUrls } from '../../page/request/page-urls.ts';
import type { ContentAnswer } from '../content/content-answer.ts';
import type { ContentSource } from '../content/content-source.ts';
import { isRooted, type PreparedStory, type PreparedWith } from '../content/prepare-story.ts';
import type { Lifetime } from '../lifetime.ts';
import type { PreviewRequest } from '../preview/verify-preview.ts';
import type { CatalogueFactsSource } from '../shop-data/catalogue-facts.ts';
import type { ShopData } from '../shop-data/shop-data.ts';
import type { Address } from '../sites/read-address.ts';
import type { Site } from '../sites/sites.ts';
import { localePrefix } from './alternates.ts';
import { loadConfigurator } from './load-configurator.ts';
import { endWithoutPage } from './missing-page.ts';
import { pageHead } from './page-head.ts';
import { fetchParents } from './parent-pages.ts';
import { isProductGone } from './product-gone.ts';
import { productHead } from './product-head.ts';
import { programHead } from './program-head.ts';
import { isThemeGone, themeHead } from './theme-page.ts';

export type PageRequest = {
  site: Site;
  /** As requested, percent-encoded. */
  pathname: string;
  query: URLSearchParams;
  /** By the cookie that the back end sets when somebody signs in. */
  customerType: CustomerType;
  address: Address;
  preview: PreviewRequest | undefined;
  editorOrigins: readonly string[];
  googleClientId: string | undefined;
  chatUrl: string | undefined;
};

export type LoadedPage = {
  content: PageContent;
  /** False when something the page would show could not be fetched. */
  isComplete: boolean;
  /** Left out, no day changes the page. */
  lifetime?: Lifetime;
  /** Names of blocks that the page's story holds and the shop does not know. */
  unknownComponents?: readonly string[];
};

export type Sources = { source: ContentSource; shopData: ShopData; facts: CatalogueFactsSource };

/** Fetches what a page shows and says how the request ends; never throws for what the content space does. */
export async function loadPage(
  request: PageRequest,
  { source, shopData, facts }: Sources,
): Promise<LoadedPage> {
  const page = pageData(request);
  const { address } = request;
  if (address.redirect !== undefined) {
    const outcome = { kind: 'redirect', location: address.redirect } as const;
    return { content: { page, settings: undefined, outcome }, isComplete: true };
  }
  if (address.route.configurator) return loadConfigurator(request, page, { source, shopData, facts });
  const gone = page.route.themeId === undefined ? isProductGone(page, facts) : isThemeGone(page, facts);
  const { story, settings } = await fetchStories(request, page, source);
  const shared = { page, settings: settings.ok ? settings.value.story : undefined };
  const { program } = address.route;
  if (program) {
    const head = programHead(program, { page, path: address.path });
    const notice = accountNotices.find((known) => known === request.query.get('notice'));
    const outcome = { kind: 'program', program, notice, head } as const;
    return { content: { ...shared, outcome }, isComplete: settings.ok };
  }
  if (!story.ok && story.reason === 'unavailable') {
    const outcome = { kind: 'error', status: 503, message: story.message } as const;
    return { content: { ...shared, outcome }, isComplete: false };
  }
  if (isOpening({ story, settings })) {
    const message = 'No content has been published yet.';
    const outcome = { kind: 'error', status: 503, message, isOpening: true } as const;
    return { content: { ...shared, outcome }, isComplete: false };
  }
  const missing = async (): Promise<LoadedPage> => {
    const { outcome, isComplete } = await endWithoutPage(request, source);
    if (outcome.kind === 'redirect') {
      return { content: { ...shared, outcome }, isComplete: isComplete && settings.ok };
    }
    const liked = await shopData.answer(askBestsellers(), { page, query: request.query });
    return {
      content: { ...shared, outcome: { ...outcome, ...(liked.data && { liked: liked.data }) } },
      isComplete: isComplete && settings.ok && liked.isFresh,
    };
  };
  if (!story.ok) return missing();
  const listings = story.value.fedBlocks.flatMap((blok) => (isListing(blok) ? (blok._uid ?? []) : []));
  const listed = listings.length === 0 ? page : { ...page, listings };
  const asking = { page: listed, query: request.query };
  // Together, so that a silent back end is waited for once.
  const [isGone, list, fed, parents, shown] = await Promise.all([
    gone,
    story.value.listsStories ? source.publishedStories(page.channel) : undefined,
    shopData.feed(story.value.fedBlocks, asking),
    fetchParents(address, page, source),
    address.route.product && shopData.answer(askProductDetail(address.route.product, request.query), asking),
  ]);
  const isMissing = shown?.data?.state === 'missing';
  if (isMissing || isGone) {
    const ended = await missing();
    // A product that is gone for good may have a new address; otherwise its page shows others like it.
    if (ended.content.outcome.kind === 'redirect' || !isMissing) return ended;
  }
  if (shown && !shown.data) {
    const message = 'The catalogue cannot be used at the moment.';
    return { content: { ...shared, outcome: { kind: 'error', status: 503, message } }, isComplete: false };
  }
  const flags = readFlagOverride(request.query, story.value.flags);
  const contact = settings.ok ? settings.value.contact : undefined;
  const storyHead = pageHead({
    ...request,
    page,
    path: address.path,
    story: story.value,
    contact,
    parents: parents.crumbs,
  });
  const head = shown?.data
    ? productHead(storyHead, {
        page,
        detail: shown.data,
        isIndexed: request.site.isIndexed,
      })
    : await themeHead(storyHead, page, facts);
  return {
    content: {
      ...shared,
      page: {
        ...listed,
        treatments: flags.treatments,
        ...(flags.isDebugging && { isFlagDebugging: true as const }),
        ...(list?.ok && { publishedStories: list.value }),
      },
      outcome: {
        kind: 'story',
        status: isMissing ? 404 : 200,
        story: story.value.story,
        answers: fed.answers,
        head,
      },
    },
    isComplete:
      settings.ok &&
      story.value.isWhole &&
      parents.isComplete &&
      list?.ok !== false &&
      fed.isComplete &&
      shown?.isFresh !== false &&
      // A theme's name stands in its page's title.
      (page.route.themeId === undefined || (await facts.current()) !== undefined),
    lifetime: fed.lifetime,
    unknownComponents: story.value.unknownComponents,
  };
}

type Fetched = {
  story: ContentAnswer<PreparedWith<'page'>>;
  settings: ContentAnswer<PreparedWith<'settings'>>;
};

const nothingThere: ContentAnswer<never> = { ok: false, reason: 'not-found', message: 'no content page' };

async function fetchStories(
  { address, preview, site }: PageRequest,
  { channel, language, customerType }: PageData,
  source: ContentSource,
): Promise<Fetched> {
  const folder = channelTable[channel].contentFolder;
  if (preview) return fetchDrafts(preview, folder, source);
  const { fullSlug } = address;
  const [story, settings] = await Promise.all([
    fullSlug === undefined ? nothingThere : source.published(fullSlug, language),
    source.published(`${folder}/settings`, language),
  ]);
  return {
    story: onlyFor({ country: site.country, customerType }, onlyPages(story)),
    settings: onlySettings(settings),
  };
}

/** Nothing can be called missing where not even the settings of the shop have been published: they come last. */
function isOpening({ story, settings }: Fetched): boolean {
  const isMissing = (answer: ContentAnswer<unknown>) => !answer.ok && answer.reason === 'not-found';
  return isMissing(story) && isMissing(settings);
}

/** Header and footer are edited on the home page: the settings story is no page of its own. */
async function fetchDrafts(
  { storyId, language }: PreviewRequest,
  folder: string,
  source: ContentSource,
): Promise<Fetched> {
  const opened = await source.draft(storyId, language);
  const settings = onlySettings(opened);
  if (settings.ok) return { story: onlyPages(await source.draft(`${folder}/home`, language)), settings };
  return {
    story: onlyPages(opened),
    settings: onlySettings(await source.draft(`${folder}/settings`, language)),
  };
}

/** A page may exist in some countries or for some customers only; drafts are shown everywhere and to everybody. */
function onlyFor(
  { country, customerType }: Pick<PageData, 'country' | 'customerType'>,
  answer: ContentAnswer<PreparedWith<'page'>>,
): ContentAnswer<PreparedWith<'page'>> {
  if (!answer.ok) return answer;
  const { countries, customerTypes } = answer.value.metadata;
  const isShown =
    (countries.length === 0 || countries.includes(country)) &&
    (customerTypes.length === 0 || customerTypes.includes(customerType));
  return isShown ? answer : nothingThere;
}

function onlyPages(answer: ContentAnswer<PreparedStory>): Fetched['story'] {
  if (!answer.ok) return answer;
  return isRooted('page', answer.value) ? { ok: true, value: answer.value } : nothingThere;
}

/** A story at the settings' address that holds none is as good as missing. */
export function onlySettings(answer: ContentAnswer<PreparedStory>): Fetched['settings'] {
  if (!answer.ok) return answer;
  return isRooted('settings', answer.value) ? { ok: true, value: answer.value } : nothingThere;
}

function pageData({
  site,
  pathname,
  customerType,
  address,
  preview,
  editorOrigins,
  googleClientId,
  chatUrl,
}: PageRequest): PageData {
  const { language, currency } = localeTable[address.locale];
  return {
    channel: site.channel,
    country: site.country,
    locale: address.locale,
    language,
    currency,
    customerType,
    treatments: {},
    isPreview: preview !== undefined,
    ...(googleClientId !== undefined && { googleClientId }),
    ...(chatUrl !== undefined && { chatUrl }),
    ...(preview && { preview: { storyId: preview.storyId, editorOrigins } }),
    path: pathname,
    pathPrefix: address.pathPrefix,
    isDesktopApp: address.isDesktopApp,
    route: address.route,
    origin: site.origin,
    siteName: site.name,
    otherShop: homeOfOtherChannel(site, address.locale),
  };
}

function homeOfOtherChannel({ otherChannel: { channel, origin } }: Site, locale: Locale): string {
  return `${origin}${pageUrls({ channel, pathPrefix: localePrefix(locale) }).home}`;
}
