import { kindFacts } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { OverviewKind, ProductOverviewKind } from '@blattwerk/schemas/products/kind-lists.ts';
import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { type PageSize, pageSizes, usualPageSize } from '@blattwerk/schemas/shop/listing/page-sizes.ts';
import type { Sorting } from '@blattwerk/schemas/shop/listing/sorting.ts';

/** What can be listed: designs or products of a kind that has an overview, or products of all kinds. */
export type ListingKind = OverviewKind | ProductOverviewKind | 'product';

/** What an overview lists before a visitor chooses anything. */
export type ListingSource = {
  kind: ListingKind;
  /** Values a filter is limited to, by its name: the overview's subject. */
  limits: Readonly<Record<string, readonly string[]>>;
  sort: Sorting;
  pageSize: PageSize;
};

/** Names of the filters above a listing; they are query parameters. */
export function filterNames(kind: ListingKind): readonly string[] {
  if (kind === 'product') return ['kind', 'product', 'occasion', 'color'];
  const { filters, overview } = kindFacts[kind];
  return overview.of === 'designs' ? (filters ?? []) : overview.filters;
}

/** Blocks that list products with filters. */
const listingBlocks = [
  'calendar_overview',
  'collage_overview',
  'photo_print_overview',
  'photobook_overview',
  'photobox_overview',
  'products_overview',
  'themes_overview',
] as const;
export type ListingBlock = (typeof listingBlocks)[number];

/** Whether a block has a listing. */
export function isListing({ component }: { component?: string | undefined }): boolean {
  return listingBlocks.some((known) => known === component);
}

type Overview = { pageSize?: string | number | null; sort?: string | null };
/** Values of a field in which any number may be chosen; none means all. */
type Chosen = readonly (string | number)[] | null | undefined;

function source(
  kind: ListingKind,
  { pageSize, sort }: Overview,
  limits: Record<string, Chosen>,
): ListingSource {
  const chosen = Object.entries(limits).flatMap(([name, values]): [string, string[]][] =>
    Array.isArray(values) && values.length > 0 ? [[name, values.map(String)]] : [],
  );
  return {
    kind,
    limits: Object.fromEntries(chosen),
    sort: sort === 'created' ? 'created' : 'popularity',
    pageSize: pageSizes.find((known) => String(known) === String(pageSize)) ?? usualPageSize,
  };
}

/** What each overview lists, from what its editor filled in; drafts may lack any of it. */
const listingSources: { [Name in ListingBlock]: (blok: BlockOf<Name>) => ListingSource } = {
  calendar_overview: (blok) => source('calendar', blok, { calendarType: blok.calendarTypes }),
  collage_overview: (blok) => source('collage', blok, { collageType: blok.collageTypes }),
  photo_print_overview: (blok) => source('photoprint', blok, { paper: blok.papers }),
  photobook_overview: (blok) => source('photobook', blok, { photobookType: blok.photobookTypes }),
  photobox_overview: (blok) => source('photobox', blok, { photoboxType: blok.photoboxTypes }),
  products_overview: (blok) => source('product', blok, { kind: blok.kinds }),
  themes_overview: (blok) =>
    source('card', blok, { category: blok.occasion ? [blok.occasion] : [], product: blok.productTypes }),
};

/** What an overview lists. Its own name picks the source, which is all a story's JSON can promise. */
export function listingSourceOf(blok: BlockOf<ListingBlock>): ListingSource {
  const bySource: Record<ListingBlock, AnySource> = listingSources;
  return bySource[blok.component](blok);
}

// Method syntax on purpose, as for the components of blocks.
type AnySource = { of(blok: BlockOf<ListingBlock>): ListingSource }['of'];
