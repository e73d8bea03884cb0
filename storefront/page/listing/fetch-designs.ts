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
  const paging = { sort, search, page, pageSize };
  const of = (name: string) => (wanted.selection[name] ? [...wanted.selection[name]] : undefined);
  const shared = { ...paging, color: of('color'), style: of('style') };
  switch (kind) {
    case 'card': {
      const query = {
        ...shared,
        aspectRatio: of('aspectRatio'),
        category: of('category'),
        label: of('label'),
        product: of('product'),
        punching: of('punching'),
      };
      return ask('GET /web-api/themes', { query });
    }
    case 'calendar': {
      const query = { ...shared, calendarType: of('calendarType'), formatGroup: of('formatGroup') };
      return ask('GET /web-api/calendar-design-group', { query });
    }
    case 'collage': {
      const query = { ...shared, collageType: of('collageType'), aspectRatio: of('aspectRatio') };
      return ask('GET /web-api/collage-designer-design-groups', { query });
    }
    case 'photobook': {
      const query = {
        ...shared,
        photobookType: of('photobookType'),
        aspectRatio: of('aspectRatio'),
        category: of('category'),
      };
      return ask('GET /web-api/photobook-design-group-set', { query });
    }
    case 'photobox': {
      const query = { ...shared, photoboxType: of('photoboxType'), design: of('design') };
      return ask('GET /web-api/photobox-data', { query });
    }
  }
}

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
