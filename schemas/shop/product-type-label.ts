import type { PickableKind } from '../fields/pickable-kinds.ts';
import type { Language } from './languages.ts';
import { shopWords } from './words/shop-words.ts';

export type DescribedProduct = {
  kind: PickableKind;
  /** Among the types of its kind: `klappkarte-hoch`, `wandkalender`. */
  productType: string;
  /** What a card is for; `product` of its filters names it beside the type. */
  uses?: readonly string[];
};

/** What a product is, in a word or two: `Einladungskarte`, `Wandkalender`; a type without a name is called by its kind. */
export function productTypeLabel(
  { kind, productType, uses = [] }: DescribedProduct,
  language: Language,
): string {
  const words = shopWords[language];
  const useLabels: Readonly<Record<string, string>> = words.cardUses;
  const use = kind === 'card' ? uses.find((code) => Object.hasOwn(useLabels, code)) : undefined;
  if (use !== undefined) return useLabels[use] ?? use;
  const types: Partial<Record<PickableKind, Readonly<Record<string, string>>>> = {
    calendar: words.calendarTypes,
    card: words.cardProductTypes,
    collage: words.collageTypes,
    merch: words.merchArticles,
    photobook: words.photobookTypes,
    photobox: words.photoboxTypes,
  };
  return types[kind]?.[productType] ?? words.kinds[kind];
}
