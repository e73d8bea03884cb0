import type { ProductItem } from '@blattwerk/schemas/field-plugins/product-value.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOrThrow } from '../shell/catalogue/catalogue-failure.ts';
import { useCatalogueClient } from '../shell/catalogue/use-catalogue-client.ts';
import type { ShopChoice } from '../shell/shop-choice.ts';
import { keyOf } from './edit-items.ts';
import { type KnownProduct, knownProduct, noteProduct } from './known-products.ts';

/** A chosen product with what the catalogue says of it, once it has. */
export type ChosenProduct = { item: ProductItem; product: KnownProduct | undefined };

/** Looks the chosen products up; only those that no search has brought are asked for. */
export function useChosenProducts(shop: ShopChoice, items: readonly ProductItem[]) {
  const client = useCatalogueClient(shop);
  const queries = useQueryClient();
  const missing = items.filter((item) => knownProduct(queries, shop, item) === undefined).map(keyOf);
  const query = useQuery({
    queryKey: ['chosen', shop.channel, shop.locale, missing],
    enabled: missing.length > 0,
    // What arrives is read from the cache below, not from this query.
    notifyOnChangeProps: 'all',
    queryFn: async ({ signal }) => {
      const { products } = answerOrThrow(
        await client('GET /web-api/products/chosen', { query: { products: missing }, signal }),
      );
      for (const product of products) noteProduct(queries, shop, product);
      return products.length;
    },
  });
  const chosen: ChosenProduct[] = items.map((item) => ({ item, product: knownProduct(queries, shop, item) }));
  return { chosen, query };
}
