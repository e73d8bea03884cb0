import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useDeferredValue, useEffect, useMemo } from 'react';
import { useCatalogueClient } from '../shell/catalogue/use-catalogue-client.ts';
import { SettingsContext } from '../shell/settings-context.ts';
import type { ShopChoice } from '../shell/shop-choice.ts';
import { noteProducts } from './known-products.ts';
import { emptySearch, type ProductSearch, productPages } from './product-search.ts';

/** Products that fit a search. Typing goes first: the list follows when there is time, and an overtaken question is dropped. */
export function useProductSearch(shop: ShopChoice, kinds: readonly ProductKind[], search: ProductSearch) {
  const from = useSource(shop);
  const queries = useQueryClient();
  const wanted = useDeferredValue(search);
  const query = useInfiniteQuery({
    ...productPages(from, shop, kinds, wanted),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  useEffect(() => {
    for (const page of data?.pages ?? []) noteProducts(queries, shop, page.products);
  }, [data, queries, shop]);
  const products = useMemo(() => data?.pages.flatMap((page) => page.products) ?? [], [data]);
  return { query, products, first: data?.pages[0] };
}

/** Asks ahead for what the dialog shows first. */
export function usePrefetch(shop: ShopChoice, kinds: readonly ProductKind[]): () => void {
  const from = useSource(shop);
  const queries = useQueryClient();
  return () => void queries.prefetchInfiniteQuery(productPages(from, shop, kinds, emptySearch));
}

function useSource(shop: ShopChoice) {
  const client = useCatalogueClient(shop);
  return { client, shopOrigin: useContext(SettingsContext).shop };
}
