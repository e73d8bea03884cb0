import type { Saying, SayingGroup } from '@blattwerk/schemas/configurator/sayings.ts';
import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { PageData } from '../../../page/request/page-data.ts';
import type { SayingsOccasion } from '../../../page/sayings/sayings-address.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { publishedPage } from '../loading/fetch-stories.ts';
import { sayingsIn } from './sayings-in.ts';
import { sayingsPages } from './sayings-pages.ts';

type Reader = Pick<PageData, 'channel' | 'country' | 'customerType' | 'language'>;

/**
 * The sayings on the pages of occasions in the reader's language, each once. `isWhole` is false when a page could not be
 * read: there may be more.
 * @param occasions the nearest first
 */
export async function findSayings(
  occasions: readonly SayingsOccasion[],
  reader: Reader,
  source: ContentSource,
): Promise<{ groups: readonly SayingGroup[]; isWhole: boolean }> {
  const folder = channelTable[reader.channel].contentFolder;
  const slugs = new Set(occasions.flatMap(sayingsPages));
  const pages = await Promise.all(
    [...slugs].map((slug) => publishedPage(`${folder}/${slug}`, reader, source)),
  );
  return {
    groups: eachOnce(pages.flatMap((page) => (page.ok ? sayingsIn(page.value.story, reader.language) : []))),
    isWhole: pages.every((page) => (page.ok ? page.value.isWhole : page.reason === 'not-found')),
  };
}

function eachOnce(groups: readonly SayingGroup[]): SayingGroup[] {
  const known = new Set<string>();
  const isNew = ({ text }: Saying) => !known.has(text) && known.add(text);
  return groups
    .map(({ name, sayings }) => ({ name, sayings: sayings.filter(isNew) }))
    .filter(({ sayings }) => sayings.length > 0);
}
