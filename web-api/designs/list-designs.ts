import { kindFacts } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { compareFilterValues, filterValueLabel } from '@blattwerk/schemas/languages/filter-values.ts';
import { languageTable } from '@blattwerk/schemas/languages/language-table.generated.ts';
import type { ListedKind } from '@blattwerk/schemas/products/kind-lists.ts';
import { pageSizes } from '@blattwerk/schemas/shop/listing/page-sizes.ts';
import type { Sorting } from '@blattwerk/schemas/shop/listing/sorting.ts';
import type { Listing } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import type { Problem, ProblemField } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { bestColoured } from '../catalogue/colour-variants.ts';
import { intersection } from '../catalogue/listing/bit-set.ts';
import type { FacetCounts, FacetIndex } from '../catalogue/listing/facet-index.ts';
import { lowestPrice, pricesIn } from '../catalogue/listing/price-facet.ts';
import { search } from '../catalogue/search/search.ts';
import type { Stems } from '../catalogue/search/stems.ts';
import { unprocessable } from '../http/problems.ts';
import { listedDesign, type ShownIn, soldColours } from './listed-design.ts';
import { bandValues, unknownBands } from './price-filter.ts';
import type { SoldDesigns } from './sold-designs.ts';

export type ListingRequest = {
  sort: Sorting;
  page?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
  [filter: string]: unknown;
};

export type ListingResult = { ok: true; value: Listing } | { ok: false; problem: Problem };

type ListedIn = ShownIn & {
  sold: SoldDesigns;
};

/**
 * One page of the designs of a kind, with counts for every filter; a value no design has is refused.
 * Values come as the shop's vocabulary lists them, with labels in the shop's language.
 */
export async function listDesigns(
  stems: Stems,
  kind: ListedKind,
  request: ListingRequest,
  { sold, ...shownIn }: ListedIn,
): Promise<ListingResult> {
  const { catalogue } = shownIn;
  const page = request.page ?? 1;
  const pageSize = request.pageSize ?? pageSizes[0];
  const { price = [], ...selection } = selectionOf(kind, request);
  const { currency } = shownIn.shop;
  const searched =
    request.search === undefined
      ? undefined
      : await search(
          catalogue.searchIndex(kind),
          { text: request.search, language: shownIn.shop.language, within: sold.places },
          stems,
        );
  const sets = [sold.places, searched?.only].filter((set) => set !== undefined);
  const found = sold.index.find({
    selection: { ...selection, ...pricesIn(sold.prices, currency, price) },
    sorting: request.sort,
    offset: (page - 1) * pageSize,
    limit: pageSize,
    further: sold.prices,
    ...(sets.length > 0 && { only: intersection(sets, catalogue.entries(kind).length) }),
    ...(searched && request.sort === 'sort' && { first: searched.first }),
  });
  const errors = [
    ...unknownValues(selection, found.counts, catalogue.index(kind)),
    ...unknownBands(price, currency),
  ];
  if (errors.length > 0) {
    return {
      ok: false,
      problem: unprocessable('No design has the value named: choose an allowed one.', errors),
    };
  }
  const designs = found.ids
    .flatMap((id) => catalogue.design(id) ?? [])
    .flatMap(
      (design) =>
        bestColoured(soldColours(design, shownIn), [
          ...(selection.color ?? []),
          ...(searched?.colours ?? []),
        ]) ?? [],
    )
    .map((design) => listedDesign(design, shownIn));
  const filters = kindFacts[kind].filters.map((name) => ({
    name,
    label: languageTable[shownIn.shop.language].words.filters[name],
    values:
      name === 'price'
        ? bandValues(found.counts, price, shownIn.shop)
        : [...(found.counts.get(name) ?? [])]
            .map(([value, count]) => ({
              value,
              label: filterValueLabel(name, value, shownIn.shop.language),
              count,
              isSelected: selection[name]?.includes(value) ?? false,
            }))
            .sort((one, other) => compareFilterValues(name, one.value, other.value)),
  }));
  const priceFrom = lowestPrice(found.counts, currency, price);
  return { ok: true, value: { total: found.total, priceFrom, page, pageSize, designs, filters } };
}

function selectionOf(kind: ListedKind, request: ListingRequest): Record<string, string[]> {
  const selection: Record<string, string[]> = {};
  for (const name of kindFacts[kind].filters) {
    const values = request[name];
    if (Array.isArray(values)) selection[name] = values.map(String);
  }
  return selection;
}

function unknownValues(
  selection: Record<string, string[]>,
  counts: FacetCounts,
  everything: FacetIndex,
): ProblemField[] {
  return Object.entries(selection).flatMap(([name, values]) =>
    values.flatMap((value, place) =>
      everything.knows(name, value)
        ? []
        : [
            {
              in: 'query' as const,
              path: [name, place],
              message: 'No design has this.',
              allowed: [...(counts.get(name)?.keys() ?? [])],
            },
          ],
    ),
  );
}
