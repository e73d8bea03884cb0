import { kindFacts } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { OverviewKind } from '@blattwerk/schemas/products/kind-lists.ts';
import type { ListingFilter } from '@blattwerk/schemas/shop/listing/listing-filters.ts';
import type { PageSize } from '@blattwerk/schemas/shop/listing/page-sizes.ts';
import type { Sorting } from '@blattwerk/schemas/shop/listing/sorting.ts';
import type { Listing } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { type ListingPage, tileOfDesign } from './listing-page.ts';
import type { Selection } from './selection.ts';

export type PartWanted = {
  selection: Selection;
  sort: Sorting;
  search: string | undefined;
  page: number;
  pageSize: PageSize;
};

export type PartAnswer = { ok: true; value: ListingPage } | { ok: false; problem: Problem };

/** One part of the designs of a kind. Values no design has any more are left out of what is asked. */
export async function fetchDesigns(
  kind: OverviewKind,
  ask: WebApiClient,
  wanted: PartWanted,
): Promise<PartAnswer> {
  const answer = await askFor(kind, ask, wanted);
  const known = answer.ok ? undefined : withoutRefused(wanted.selection, answer.problem);
  const second = known ? await askFor(kind, ask, { ...wanted, selection: known }) : answer;
  if (!second.ok) return second;
  const { total, priceFrom, filters, designs } = second.value;
  return { ok: true, value: { total, priceFrom, filters, tiles: designs.map(tileOfDesign) } };
}

type Answer = { ok: true; value: Listing } | { ok: false; problem: Problem };

function askFor(kind: OverviewKind, ask: WebApiClient, wanted: PartWanted): Promise<Answer> {
  const { selection, sort, search, page, pageSize } = wanted;
  const { filters, overview } = kindFacts[kind];
  const chosen: { [Name in ListingFilter]?: string[] } = {};
  for (const name of filters) {
    const values = selection[name];
    if (values) chosen[name] = [...values];
  }
  return ask(overview.address, { query: { sort, search, page, pageSize, ...chosen } });
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
