import type { ListedKind } from '@blattwerk/schemas/shop/listing-filters.ts';
import { marketOf } from '@blattwerk/schemas/shop/markets.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type BitSet, setOf } from '../catalogue/listing/bit-set.ts';
import type { Buyer } from '../customers/buyer.ts';
import { bitOf } from './market-mask.ts';
import type { ProductCatalogue } from './product-catalogue.ts';
import { saleKey } from './sale-key.ts';

/** Places of the designs that a shop lists, or `undefined` where it lists all of a kind. */
export type ListableDesigns = (
  catalogue: Catalogue,
  products: ProductCatalogue,
  kind: ListedKind,
  shop: Buyer,
) => BitSet | undefined;

type Known = { catalogue: Catalogue; places: BitSet | undefined };

/** Works out once a version what each shop lists for whom: a design that is sold elsewhere only is left out. */
export function createListableDesigns(): ListableDesigns {
  const known = new WeakMap<ProductCatalogue, Map<string, Known>>();
  return (catalogue, products, kind, shop) => {
    const own = known.get(products) ?? new Map<string, Known>();
    known.set(products, own);
    const key = `${kind} ${saleKey(shop)}`;
    const found = own.get(key);
    if (found?.catalogue === catalogue) return found.places;
    const places = placesOf(catalogue.ids(kind), products, kind, shop);
    own.set(key, { catalogue, places });
    return places;
  };
}

function placesOf(
  ids: readonly number[],
  products: ProductCatalogue,
  kind: ListedKind,
  buyer: Buyer,
): BitSet | undefined {
  const here = bitOf(marketOf(buyer));
  const places = ids.flatMap((id, place) => {
    const product = products.product({ kind, id: String(id) });
    return product === undefined || (product.sold[buyer.customerType] & here) !== 0 ? place : [];
  });
  return places.length === ids.length ? undefined : setOf(places, ids.length);
}
