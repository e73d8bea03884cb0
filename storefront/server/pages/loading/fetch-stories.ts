import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { PageData } from '../../../page/request/page-data.ts';
import type { SettingsStory } from '../../../page/story/story.ts';
import type { ContentAnswer } from '../../content/content-answer.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { isRooted, type PreparedStory, type PreparedWith } from '../../content/prepare-story.ts';
import type { SharedDraft } from '../../security/read-share.ts';
import type { PreviewRequest } from '../../security/verify-preview.ts';
import type { PageRequest } from './asked.ts';

/** What a page is made of: its own story, and header and footer. */
export type Stories = {
  story: ContentAnswer<PreparedWith<'page'>>;
  settings: ContentAnswer<PreparedWith<'settings'>>;
};

type Reader = Pick<PageData, 'country' | 'customerType'>;

const nothingThere: ContentAnswer<never> = { ok: false, reason: 'not-found', message: 'no content page' };

/** The published stories of an address, or the drafts that a preview shows. */
export async function fetchStories(
  { address, preview, shared }: PageRequest,
  page: PageData,
  source: ContentSource,
): Promise<Stories> {
  if (preview) return fetchDrafts(preview, page, source);
  if (shared) return fetchShared(shared, page, source);
  const { fullSlug } = address;
  const [story, settings] = await Promise.all([
    fullSlug === undefined ? nothingThere : publishedPage(fullSlug, page, source),
    publishedSettings(page, source),
  ]);
  return { story, settings };
}

/** A published page as its reader may see it; one that is not for that reader is as good as missing. */
export async function publishedPage(
  fullSlug: string,
  reader: Reader & Pick<PageData, 'language'>,
  source: ContentSource,
): Promise<Stories['story']> {
  return onlyFor(reader, asPage(await source.published(fullSlug, reader.language)));
}

/** The published header and footer of a page's shop; a story at their address that holds none is as good as missing. */
export async function publishedSettings(
  { channel, language }: PageData,
  source: ContentSource,
): Promise<Stories['settings']> {
  return asSettings(await source.published(`${channelTable[channel].contentFolder}/settings`, language));
}

/** Header and footer as pages show them. */
export function shownSettings(settings: Stories['settings']): SettingsStory | undefined {
  return settings.ok ? settings.value.story : undefined;
}

/** Header and footer are edited on the home page: the settings story is no page of its own. */
async function fetchDrafts(
  { storyId, language, day }: PreviewRequest,
  page: PageData,
  source: ContentSource,
): Promise<Stories> {
  const folder = channelTable[page.channel].contentFolder;
  const opened = await source.draft(storyId, language);
  const settings = asSettings(opened);
  // On another day only the open page is a draft: beside it stands what shoppers will see.
  if (day !== undefined) {
    const shown = settings.ok
      ? asPage(await source.published(`${folder}/home`, page.language))
      : asPage(opened);
    return { story: shown, settings: settings.ok ? settings : await publishedSettings(page, source) };
  }
  if (settings.ok) return { story: asPage(await source.draft(`${folder}/home`, language)), settings };
  return { story: asPage(opened), settings: asSettings(await source.draft(`${folder}/settings`, language)) };
}

/** One draft between what shoppers see. */
async function fetchShared(
  { storyId, token }: SharedDraft,
  page: PageData,
  source: ContentSource,
): Promise<Stories> {
  const [story, settings] = await Promise.all([
    source.shared(storyId, token, page.language),
    publishedSettings(page, source),
  ]);
  return { story: asPage(story), settings };
}

/** A page may exist in some countries or for some customers only; drafts are shown everywhere and to everybody. */
function onlyFor({ country, customerType }: Reader, answer: Stories['story']): Stories['story'] {
  if (!answer.ok) return answer;
  const { countries, customerTypes } = answer.value.metadata;
  const isShown =
    (countries.length === 0 || countries.includes(country)) &&
    (customerTypes.length === 0 || customerTypes.includes(customerType));
  return isShown ? answer : nothingThere;
}

function asPage(answer: ContentAnswer<PreparedStory>): Stories['story'] {
  if (!answer.ok) return answer;
  return isRooted('page', answer.value) ? { ok: true, value: answer.value } : nothingThere;
}

function asSettings(answer: ContentAnswer<PreparedStory>): Stories['settings'] {
  if (!answer.ok) return answer;
  return isRooted('settings', answer.value) ? { ok: true, value: answer.value } : nothingThere;
}
