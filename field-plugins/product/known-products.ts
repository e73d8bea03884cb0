import type { ProductItem } from '@blattwerk/schemas/field-plugins/product-value.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ShopChoice } from '../shell/shop-choice.ts';
import { keyOf } from './edit-items.ts';
import type { FoundProduct } from './product-search.ts';

/** What is known of a chosen product: all of it, or that the catalogue lacks it. */
export type KnownProduct = ({ found: true } & FoundProduct) | ({ found: false } & ProductItem);

const keyIn = ({ channel, locale }: ShopChoice, item: ProductItem) => [
  'product',
  channel,
  locale,
  keyOf(item),
];

/** Remembers products that a search has brought, so that choosing one asks nothing. */
export function noteProducts(
  queries: QueryClient,
  shop: ShopChoice,
  products: readonly FoundProduct[],
): void {
  for (const product of products) noteProduct(queries, shop, { found: true, ...product });
}

export function noteProduct(queries: QueryClient, shop: ShopChoice, product: KnownProduct): void {
  queries.setQueryData<KnownProduct>(keyIn(shop, product), product);
}

export function knownProduct(
  queries: QueryClient,
  shop: ShopChoice,
  item: ProductItem,
): KnownProduct | undefined {
  return queries.getQueryData<KnownProduct>(keyIn(shop, item));
}
