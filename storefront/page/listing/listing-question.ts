import { kindFacts } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { OverviewKind, ProductOverviewKind } from '@blattwerk/schemas/products/kind-lists.ts';
import { largestPageSize, type PageSize } from '@blattwerk/schemas/shop/listing/page-sizes.ts';
import type { Sorting } from '@blattwerk/schemas/shop/listing/sorting.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { Question } from '../questions/question.ts';
import { fetchDesigns, type PartAnswer, type PartWanted } from './fetch-designs.ts';
import { fetchPhotoPrints } from './fetch-photo-prints.ts';
import { fetchProducts } from './fetch-products.ts';
import type { ListingPage } from './listing-page.ts';
import type { ListingSource } from './listing-source.ts';
import type { ListingState } from './listing-state.ts';
import { selectionOf } from './selection.ts';

/** A listing up to where a visitor has loaded it; `total` counts what comes before its first tile, too. */
export type ListingAnswer = ListingPage & {
  /** What it answers, wherever it ends. */
  key: string;
};

/** Parts that the server puts into one page; scripts add more, and without them another page goes on. */
const maximumParts = 10;
export const mostTilesSent = maximumParts * largestPageSize;

export function tilesAtOnce({ pageSize }: ListingSource, { tileCount }: ListingState): PageSize {
  return tileCount ?? pageSize;
}

/** The order: as chosen, or what fits a search best, or the listing's own. */
export function sortOf(
  { sort: own }: ListingSource,
  { search, sort }: Pick<ListingState, 'search' | 'sort'>,
): Sorting {
  return sort ?? (search === undefined ? own : 'sort');
}

/** Two states with the same key show the same listing, though perhaps more or less of it. */
export function listingKey(source: ListingSource, state: ListingState): string {
  const { search } = state;
  const sort = sortOf(source, state);
  const selection = Object.entries(selectionOf(source, state)).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return JSON.stringify([source.kind, selection, search, sort, tilesAtOnce(source, state), state.after]);
}

/** Listings of the products of a kind. */
const productListings: Record<
  ProductOverviewKind,
  (ask: WebApiClient, wanted: PartWanted) => Promise<PartAnswer>
> = { photoprint: fetchPhotoPrints };

function isDesigns(kind: OverviewKind | ProductOverviewKind): kind is OverviewKind {
  return kindFacts[kind].overview.of === 'designs';
}

/** One part of a listing, counted from where it begins. */
export function fetchPart(
  source: ListingSource,
  state: ListingState,
  ask: WebApiClient,
  { page, pageSize }: Pick<PartWanted, 'page' | 'pageSize'>,
): Promise<PartAnswer> {
  const wanted = {
    selection: selectionOf(source, state),
    search: state.search,
    sort: sortOf(source, state),
    page: page + state.after / pageSize,
    pageSize,
  };
  if (source.kind === 'product') return fetchProducts(ask, wanted);
  return isDesigns(source.kind)
    ? fetchDesigns(source.kind, ask, wanted)
    : productListings[source.kind](ask, wanted);
}

/** Asks for a listing from its beginning to where the address says it has been loaded. */
export function listingQuestion(source: ListingSource, state: ListingState): Question<ListingAnswer> {
  const key = listingKey(source, state);
  return {
    key: `${key} ${state.page}`,
    async answer(ask) {
      const parts = await fetchParts(source, state, ask);
      const failed = parts.find((part) => !part.ok);
      const [first] = parts;
      if (failed && !failed.ok)
        return { ok: false, message: `${failed.problem.status} ${failed.problem.detail}` };
      if (!first?.ok) return { ok: true, value: undefined };
      const shown = state.page * tilesAtOnce(source, state);
      const tiles = parts.flatMap((part) => (part.ok ? part.value.tiles : [])).slice(0, shown);
      return { ok: true, value: { ...first.value, tiles, key } };
    },
  };
}

/** Few large parts rather than many small ones. */
function fetchParts(source: ListingSource, state: ListingState, ask: WebApiClient): Promise<PartAnswer[]> {
  const atOnce = tilesAtOnce(source, state);
  if (state.page === 1) return Promise.all([fetchPart(source, state, ask, { page: 1, pageSize: atOnce })]);
  const count = Math.min(maximumParts, Math.ceil((state.page * atOnce) / largestPageSize));
  const pages = Array.from({ length: count }, (_, place) => place + 1);
  return Promise.all(pages.map((page) => fetchPart(source, state, ask, { page, pageSize: largestPageSize })));
}
