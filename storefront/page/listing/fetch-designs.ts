import type { ListingFilter } from '@blattwerk/schemas/shop/listing/listing-filters.ts';
import type { PageSize } from '@blattwerk/schemas/shop/listing/page-sizes.ts';
import type { Sorting } from '@blattwerk/schemas/shop/listing/sorting.ts';
import type { Listing } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { type ListingPage, tileOfDesign } from './listing-page.ts';
import type { ListingKind } from './listing-source.ts';
import type { Selection } from './selection.ts';

export type PartWanted = {
  selection: Selection;
  sort: Sorting;
  search: string | undefined;
  page: number;
  pageSize: PageSize;
};

export type PartAnswer = { ok: true; value: ListingPage } | { ok: false; problem: Problem };

type DesignKind = Exclude<ListingKind, 'product' | 'photoprint'>;

/** One part of the designs of a kind. Values no design has any more are left out of what is asked. */
export async function fetchDesigns(
  kind: DesignKind,
  ask: WebApiClient,
  wanted: PartWanted,
): Promise<PartAnswer> {
  const answer = await askFor(kind, ask, wanted);
  const known = answer.ok ? undefined : withoutRefused(wanted.selection, answer.problem);
  const second = known ? await askFor(kind, ask, { ...wanted, selection: known }) : answer;
  if (!second.ok) return second;
  const { total, filters, designs } = second.value;
  return { ok: true, value: { total, filters, tiles: designs.map(tileOfDesign) } };
}

type Answer = { ok: true; value: Listing } | { ok: false; problem: Problem };

function askFor(kind: DesignKind, ask: WebApiClient, wanted: PartWanted): Promise<Answer> {
  const { sort, search, page, pageSize } = wanted;
  const of = (name: ListingFilter) => (wanted.selection[name] ? [...wanted.selection[name]] : undefined);
  const shared = { sort, search, page, pageSize, color: of('color'), style: of('style') };
  return askByKind[kind](ask, shared, of);
}

type Shared = { sort: Sorting; search: string | undefined; page: number; pageSize: PageSize } & {
  [Filter in 'color' | 'style']: string[] | undefined;
};
type AskDesigns = (
  ask: WebApiClient,
  shared: Shared,
  of: (name: ListingFilter) => string[] | undefined,
) => Promise<Answer>;

const askByKind: Record<DesignKind, AskDesigns> = {
  card: (ask, shared, of) =>
    ask('GET /web-api/themes', {
      query: {
        ...shared,
        aspectRatio: of('aspectRatio'),
        category: of('category'),
        label: of('label'),
        product: of('product'),
        punching: of('punching'),
      },
    }),
  calendar: (ask, shared, of) =>
    ask('GET /web-api/calendar-design-group', {
      query: { ...shared, calendarType: of('calendarType'), formatGroup: of('formatGroup') },
    }),
  collage: (ask, shared, of) =>
    ask('GET /web-api/collage-designer-design-groups', {
      query: { ...shared, collageType: of('collageType'), aspectRatio: of('aspectRatio') },
    }),
  photobook: (ask, shared, of) =>
    ask('GET /web-api/photobook-design-group-set', {
      query: {
        ...shared,
        photobookType: of('photobookType'),
        aspectRatio: of('aspectRatio'),
        category: of('category'),
      },
    }),
  photobox: (ask, shared, of) =>
    ask('GET /web-api/photobox-data', {
      query: { ...shared, photoboxType: of('photoboxType'), design: of('design') },
    }),
};

/** The selection without the values the back end refuses; undefined when it refuses something else. */
function withoutRefused(selection: Selection, { status, errors = [] }: Problem): Selection | undefined {
  if (status !== 422) return undefined;
  const refused = new Set(errors.map(({ path }) => path.join(' ')));
  const kept = Object.entries(selection).map(([name, values]) => [
    name,
    values.filter((_, place) => !refused.has(`${name} ${place}`)),
  ]);
  return Object.fromEntries(kept);
}
