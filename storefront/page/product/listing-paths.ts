import { kindFacts, type ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { kindNames } from '@blattwerk/schemas/kinds/kind-names.generated.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.ts';

/** What the page is called that `listingPath` leads to. */
export function listingName(channel: Channel, kind: ProductKind, language: Language): string {
  const { many, listings } = kindNames[kind];
  return (listings?.[channel] ?? many)[language];
}

/** Where a shopper goes on looking for products of a kind; without a page of their own among all products. */
export function listingPath(channel: Channel, kind: ProductKind | undefined): string {
  return (kind && kindFacts[kind].listingPaths[channel]) ?? 'produkte';
}
