import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import type { ListingAnswer } from '../../page/listing/listing-question.ts';
import { isListing, type ListingBlock } from '../../page/listing/listing-source.ts';
import type { MenuTile, MenuTiles } from '../../page/menu/menu.ts';
import type { PageData } from '../../page/request/page-data.ts';
import { pageUrls } from '../../page/request/page-urls.ts';
import { listOf, type StoredBlock } from '../../page/story/stored-block.ts';
import type { ContentSource } from '../content/content-source.ts';
import { publishedSettings } from '../pages/loading/fetch-stories.ts';
import type { ShopData } from '../shop-data/shop-data.ts';
import { readAddress } from '../sites/read-address.ts';
import type { Site } from '../sites/sites.ts';

export type MenuSources = { source: ContentSource; shopData: ShopData };

type Link = BlockOf<'nav_link'>;
type Candidate = { uid: string; listing: Pick<ListingAnswer, 'tiles' | 'priceFrom'> };

const noQuery = new URLSearchParams();

/**
 * Pictures and prices for the links of a shop's menu, out of the lists on the pages they lead to. What cannot be asked is
 * left out: the link stands alone.
 */
export async function menuTiles(site: Site, page: PageData, sources: MenuSources): Promise<MenuTiles> {
  const settings = await publishedSettings(page, sources.source);
  if (!settings.ok) return {};
  const tiles: [string, MenuTile][] = [];
  // Item by item: all lists at once would keep the back end from answering any of them in time.
  for (const item of listOf(settings.value.story.content.navigation))
    tiles.push(...(await tilesBelow(item, site, page, sources)));
  return Object.fromEntries(tiles);
}

/** No picture stands twice below one item, though the most wanted card may lead several lists. */
async function tilesBelow(
  item: BlockOf<'nav_item'>,
  site: Site,
  page: PageData,
  sources: MenuSources,
): Promise<[string, MenuTile][]> {
  const found = await Promise.all(listOf(item.children).map((link) => candidate(link, site, page, sources)));
  const taken = new Set<string>();
  return found.flatMap((one): [string, MenuTile][] => {
    const tile = one?.listing.tiles.find(({ id, picture }) => picture !== null && !taken.has(id));
    if (!one || !tile?.picture) return [];
    taken.add(tile.id);
    return [[one.uid, { picture: tile.picture, priceFrom: one.listing.priceFrom }]];
  });
}

async function candidate(
  link: Link,
  site: Site,
  page: PageData,
  { source, shopData }: MenuSources,
): Promise<Candidate | undefined> {
  const slug = slugOf(link, site, page);
  if (slug === undefined || !link._uid) return undefined;
  const story = await source.published(slug, page.language);
  const listing = story.ok ? story.value.fedBlocks.find(isListing) : undefined;
  if (!listing?._uid) return undefined;
  const { answers } = await shopData.feed([listing], { page, query: noQuery });
  const answer = answerOf(listing, answers);
  return answer && { uid: link._uid, listing: answer };
}

function answerOf(
  { _uid = '' }: StoredBlock,
  answers: Awaited<ReturnType<ShopData['feed']>>['answers'],
): ListingAnswer | undefined {
  const byBlock: { [Name in ListingBlock]?: Record<string, { data: ListingAnswer | undefined }> } = answers;
  return Object.values(byBlock).find((own) => own[_uid])?.[_uid]?.data;
}

/** The story a link leads to, as a whole: a part of a page is not what the page lists. */
function slugOf({ link }: Link, site: Site, page: PageData): string | undefined {
  if (link?.linktype !== 'story' || link.anchor) return undefined;
  const slug = link.cached_url || link.url;
  return slug ? readAddress(site, pageUrls(page).story(slug), '').fullSlug : undefined;
}
