import { filterValueLabel } from '@blattwerk/schemas/shop/listing-filter-values.ts';
import {
  type ListedKind,
  listingFilterLabels,
  listingFilters,
} from '@blattwerk/schemas/shop/listing-filters.ts';
import { pageSizes } from '@blattwerk/schemas/shop/page-sizes.ts';
import type { Sorting } from '@blattwerk/schemas/shop/sorting.ts';
import type { Listing } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import type { Problem, ProblemField } from '@blattwerk/schemas/web-api/problem.ts';
import { unprocessable } from '../http/problems.ts';
import type { Catalogue } from './catalogue.ts';
import { listedDesign } from './listed-design.ts';
import { type BitSet, intersection } from './listing/bit-set.ts';
import type { FacetCounts } from './listing/facet-index.ts';
import type { SearchLanguage } from './search-language.ts';

/** Made once: a comparison with options of its own makes a collator each time. */
const byLabel = new Intl.Collator('de', { numeric: true });

export type ListingRequest = {
  sort: Sorting;
  page?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
  [filter: string]: unknown;
};

export type ListingResult = { ok: true; value: Listing } | { ok: false; problem: Problem };

/**
 * One page of the designs of a kind, with counts for every filter; a value no design has is refused.
 * @param listable the designs that may be shown, at their places; without it all
 */
export async function listDesigns(
  catalogue: Catalogue,
  language: SearchLanguage,
  kind: ListedKind,
  request: ListingRequest,
  listable: BitSet | undefined,
): Promise<ListingResult> {
  const page = request.page ?? 1;
  const pageSize = request.pageSize ?? pageSizes[0];
  const selection = selectionOf(kind, request);
  const searched =
    request.search === undefined
      ? undefined
      : catalogue.words(kind).find(await language.wordsOf(request.search));
  const sets = [listable, searched].filter((set) => set !== undefined);
  const found = catalogue.index(kind).find({
    selection,
    sorting: request.sort,
    offset: (page - 1) * pageSize,
    limit: pageSize,
    ...(sets.length > 0 && { only: intersection(sets, catalogue.ids(kind).length) }),
  });
  const errors = unknownValues(selection, found.counts);
  if (errors.length > 0) {
    return {
      ok: false,
      problem: unprocessable('No design has the value named: choose an allowed one.', errors),
    };
  }
  const designs = found.ids.flatMap((id) => catalogue.design(id) ?? []).map(listedDesign);
  const filters = listingFilters[kind].map((name) => ({
    name,
    label: listingFilterLabels[name],
    values: [...(found.counts.get(name) ?? [])]
      .map(([value, count]) => ({
        value,
        label: filterValueLabel(name, value),
        count,
        isSelected: selection[name]?.includes(value) ?? false,
      }))
      .sort((one, other) => byLabel.compare(one.label, other.label)),
  }));
  return { ok: true, value: { total: found.total, page, pageSize, designs, filters } };
}

function selectionOf(kind: ListedKind, request: ListingRequest): Record<string, string[]> {
  const selection: Record<string, string[]> = {};
  for (const name of listingFilters[kind]) {
    const values = request[name];
    if (Array.isArray(values)) selection[name] = values.map(String);
  }
  return selection;
}

function unknownValues(selection: Record<string, string[]>, counts: FacetCounts): ProblemField[] {
  return Object.entries(selection).flatMap(([name, values]) => {
    const known = counts.get(name);
    return values.flatMap((value, place) =>
      known?.has(value)
        ? []
        : [
            {
              in: 'query' as const,
              path: [name, place],
              message: 'No design has this.',
              allowed: [...(known?.keys() ?? [])],
            },
          ],
    );
  });
}
