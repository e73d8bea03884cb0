import { type ProductKind, productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { kindNames } from '@blattwerk/schemas/kinds/kind-names.generated.ts';
import { type Channel, channels } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { homeNames } from '@blattwerk/schemas/shop/pages/page-names.generated.ts';

/** The home page, and the page of a channel that lists the products of a kind. */
export type NameKey = 'names.home' | `names.${Channel}_${ProductKind}`;

/** Names of pages out of the shop's vocabulary, for the catalogue of a language: browsers load no other language's names. */
export function nameMessages(language: Language): Record<string, string> {
  const listings = channels.flatMap((channel) =>
    productKinds.map((kind): [NameKey, string] => {
      const { many, listings } = kindNames[kind];
      return [`names.${channel}_${kind}`, (listings?.[channel] ?? many)[language]];
    }),
  );
  return { 'names.home': homeNames[language], ...Object.fromEntries(listings) };
}
