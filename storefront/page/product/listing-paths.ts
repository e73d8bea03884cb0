import { kindFacts, type ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';

/** Where a shopper goes on looking for products of a kind; without a page of their own among all products. */
export function listingPath(channel: Channel, kind: ProductKind | undefined): string {
  return (kind && kindFacts[kind].listingPaths[channel]) ?? 'produkte';
}
