import { type Language, quotationMarks } from '../shop/markets/languages.ts';
import { givenNameOf } from '../shop/products/given-name.ts';
import { inLanguage } from '../shop/words/phrases.ts';
import { type DescribedProduct, productTypeLabel } from './product-type-label.ts';

/**
 * A product's name in a language: what it is, and the name its makers gave it, which stays as it is.
 * @param name as the catalogue has it, in German; what has no given name is named in the words of the shop's tables
 */
export function productName(name: string, described: DescribedProduct, language: Language): string {
  const given = givenNameOf(name);
  if (language === 'de') return name;
  if (given === undefined) return inLanguage(name, language);
  return `${productTypeLabel(described, language)} ${quotationMarks[language].join(given)}`;
}
