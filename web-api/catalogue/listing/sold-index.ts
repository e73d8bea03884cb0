import { createFacetIndex, type FacetIndex, type IndexedDesign } from './facet-index.ts';

/**
 * An index that counts what can be bought: a design that is sold in some of its colours only has the facets of those.
 * @param everything the index of all entries, which is the answer where no colour is missing
 * @param soldFacets of the entry at a place; undefined where it is sold in all its colours, or not at all
 */
export function soldIndex(
  entries: readonly IndexedDesign[],
  everything: FacetIndex,
  soldFacets: (place: number) => IndexedDesign['facets'] | undefined,
): FacetIndex {
  const sold = entries.map((_, place) => soldFacets(place));
  return sold.every((facets) => facets === undefined)
    ? everything
    : createFacetIndex(entries.map((entry, place) => ({ ...entry, facets: sold[place] ?? entry.facets })));
}
