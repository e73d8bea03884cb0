import { type ProductKind, productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { kindNames } from '@blattwerk/schemas/kinds/kind-names.generated.ts';
import { type Channel, channels } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { homeNames } from '@blattwerk/schemas/shop/pages/page-names.generated.ts';
import { pathIn } from '@blattwerk/schemas/shop/pages/story-paths.ts';

/** The home page, the page of a channel that lists the products of a kind, and paths of pages that the shop itself leads to. */
export type NameKey = 'names.home' | `names.${Channel}_${ProductKind}` | 'path.products' | 'path.wishlist';

/** Names and paths of pages out of the shop's vocabulary, for the catalogue of a language: browsers load no other language's names. */
export function nameMessages(language: Language): Record<string, string> {
  const listings = channels.flatMap((channel) =>
    productKinds.map((kind): [NameKey, string] => {
      const { many, listings } = kindNames[kind];
      return [`names.${channel}_${kind}`, (listings?.[channel] ?? many)[language]];
    }),
  );
  return {
    'names.home': homeNames[language],
    'path.products': pathIn('produkte', language),
    'path.wishlist': pathIn('merkzettel', language),
    ...Object.fromEntries(listings),
  };
}
