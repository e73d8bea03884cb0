import type { ListedKind } from '@blattwerk/schemas/products/kind-lists.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type BitSet, setOf } from '../catalogue/listing/bit-set.ts';
import type { FacetIndex, FacetPlaces } from '../catalogue/listing/facet-index.ts';
import { listedFacets } from '../catalogue/listing/made-facets.ts';
import { pricePlaces } from '../catalogue/listing/price-facet.ts';
import { soldIndex } from '../catalogue/listing/sold-index.ts';
import type { ProductCatalogue } from '../products/product-catalogue.ts';
import { saleKey } from '../products/sale-key.ts';
import { type ShownIn, soldColours } from './listed-design.ts';

/** The designs of a kind that a shop lists for a buyer. */
export type SoldDesigns = {
  /** Counts them by the colours that can be had. */
  index: FacetIndex;
  /** Where they are among all of the kind; undefined where they are all. */
  places: BitSet | undefined;
  /** By what they cost there. */
  prices: FacetPlaces;
};

type Known = SoldDesigns & { catalogue: Catalogue };

/** Works out once a version what each shop lists for whom: a design that is sold elsewhere only is left out. */
export function createSoldDesigns(): (kind: ListedKind, shownIn: ShownIn) => SoldDesigns {
  const known = new WeakMap<ProductCatalogue, Map<string, Known>>();
  return (kind, shownIn) => {
    const { catalogue, products, shop } = shownIn;
    const own = known.get(products) ?? new Map<string, Known>();
    known.set(products, own);
    const key = `${kind} ${saleKey(shop)}`;
    const found = own.get(key);
    if (found?.catalogue === catalogue) return found;
    const made = { catalogue, ...soldDesigns(kind, shownIn) };
    own.set(key, made);
    return made;
  };
}

function soldDesigns(kind: ListedKind, shownIn: ShownIn): SoldDesigns {
  const { catalogue, products, shop } = shownIn;
  const entries = catalogue.entries(kind);
  const designs = entries.map(({ id }) => {
    const design = catalogue.design(id);
    return design
      ? { all: catalogue.inEveryColour(design), sold: soldColours(design, shownIn) }
      : { all: [], sold: [] };
  });
  const places = designs.flatMap(({ sold }, place) => (sold.length > 0 ? place : []));
  const soldFacets = (place: number) => {
    const { all = [], sold = [] } = designs[place] ?? {};
    return sold.length > 0 && sold.length < all.length ? listedFacets(sold) : undefined;
  };
  return {
    index: soldIndex(entries, catalogue.index(kind), soldFacets),
    places: places.length === entries.length ? undefined : setOf(places, entries.length),
    prices: pricePlaces(
      entries.map(({ id }) => products.product({ kind, id: String(id) })?.prices.get(shop.country)),
    ),
  };
}
