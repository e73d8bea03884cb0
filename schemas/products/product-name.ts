import { languageTable } from '../languages/language-table.generated.ts';
import { inLanguage } from '../languages/phrases.ts';
import type { Language } from '../shop/markets/languages.generated.ts';
import { givenNameOf } from '../shop/products/given-name.ts';
import { type DescribedProduct, productTypeLabel } from './product-type-label.ts';

/**
 * A product's name in a language: what it is, and the name its makers gave it, which stays as it is.
 * @param name as the catalogue has it, in German; what has no given name is named in the words of the shop's tables
 */
export function productName(name: string, described: DescribedProduct, language: Language): string {
  const given = givenNameOf(name);
  if (language === 'de') return name;
  if (given === undefined) return inLanguage(name, language);
  return `${productTypeLabel(described, language)} ${languageTable[language].quotationMarks.join(given)}`;
}
