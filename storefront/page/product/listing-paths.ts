import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { PageData } from '../request/page-data.ts';

/** Where a shopper goes on looking for products of a kind; without a page of their own among all products. */
export function listingPath(
  { listingPaths }: Pick<PageData, 'listingPaths'>,
  kind: ProductKind | undefined,
): string {
  return listingPaths?.[kind ?? 'all'] ?? listingPaths?.all ?? 'produkte';
}
