import type { Language } from '../markets/languages.ts';
import { inLanguage } from './phrases.ts';
import { shopWords } from './shop-words.generated.ts';
import type { Words } from './words.ts';

/** A product by its type among those of its kind: `klappkarte-hoch`, `wandkalender`. */
export type TypedProduct = {
  productType: string;
  /** What a card is for; `product` of its filters names it beside the type. */
  uses?: readonly string[];
};

/** What a product of a type is called in a language. */
export type TypeLabel = (product: TypedProduct, language: Language) => string | undefined;

/** Labels of the types that the shop's vocabulary has a table of. */
export function labelsFrom(table: keyof Words): TypeLabel {
  return ({ productType }, language) => {
    const labels: Readonly<Record<string, string>> = shopWords[language][table];
    return labels[productType];
  };
}

/** @param german labels by type, each a phrase of the shop */
export function labelsOf(german: Readonly<Record<string, string>>): TypeLabel {
  return ({ productType }, language) => {
    const label = german[productType];
    return label === undefined ? undefined : inLanguage(label, language);
  };
}
