import type { Language } from '../markets/languages.ts';
import type { PickableKind } from '../products/pickable-kinds.ts';
import { wallArtTypeLabels } from '../wall-art/wall-art-types.ts';
import { inLanguage } from './phrases.ts';
import { shopWords } from './shop-words.ts';

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
  const german =
    kind === 'photoframe' ? wallArtTypeLabels[productType] : printLabels.get(`${kind} ${productType}`);
  if (german !== undefined) return inLanguage(german, language);
  return types[kind]?.[productType] ?? words.kinds[kind];
}

/** Prints that go by another name than their kind. */
const printLabels: ReadonlyMap<string, string> = new Map([
  ['photoprint poster', 'Poster'],
  ['photoprint retro', 'Retro-Abzug'],
]);
