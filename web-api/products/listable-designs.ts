import type { ListedKind } from '@blattwerk/schemas/shop/listing-filters.ts';
import { type Market, marketOf } from '@blattwerk/schemas/shop/markets.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/shop-headers.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type BitSet, setOf } from '../catalogue/listing/bit-set.ts';
import { bitOf } from './market-mask.ts';
import type { ProductCatalogue } from './product-catalogue.ts';

/** Places of the designs that a shop lists, or `undefined` where it lists all of a kind. */
export type ListableDesigns = (
  catalogue: Catalogue,
  products: ProductCatalogue,
  kind: ListedKind,
  shop: ShopContext,
) => BitSet | undefined;

type Known = { catalogue: Catalogue; places: BitSet | undefined };

/** Works out once a version what each shop lists: a design that is sold elsewhere only is left out. */
export function createListableDesigns(): ListableDesigns {
  const known = new WeakMap<ProductCatalogue, Map<string, Known>>();
  return (catalogue, products, kind, shop) => {
    const market = marketOf(shop);
    const own = known.get(products) ?? new Map<string, Known>();
    known.set(products, own);
    const key = `${kind} ${market}`;
    const found = own.get(key);
    if (found?.catalogue === catalogue) return found.places;
    const places = placesOf(catalogue.ids(kind), products, kind, market);
    own.set(key, { catalogue, places });
    return places;
  };
}

function placesOf(
  ids: readonly number[],
  products: ProductCatalogue,
  kind: ListedKind,
  market: Market,
): BitSet | undefined {
  const here = bitOf(market);
  const places = ids.flatMap((id, place) => {
    const product = products.product({ kind, id: String(id) });
    return product === undefined || (product.sold & here) !== 0 ? place : [];
  });
  return places.length === ids.length ? undefined : setOf(places, ids.length);
}
