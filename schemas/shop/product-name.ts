import { givenNameOf } from './given-name.ts';
import type { Language } from './languages.ts';
import { type DescribedProduct, productTypeLabel } from './product-type-label.ts';

const quotes: Record<Language, (name: string) => string> = {
  de: (name) => `„${name}“`,
  en: (name) => `“${name}”`,
  es: (name) => `«${name}»`,
  fr: (name) => `«\u00a0${name}\u00a0»`,
  it: (name) => `«${name}»`,
  nl: (name) => `“${name}”`,
};

/**
 * A product's name in a language: what it is, and the name its makers gave it, which stays as it is.
 * @param name as the catalogue has it, in German; without a given name it is not translated
 */
export function productName(name: string, described: DescribedProduct, language: Language): string {
  const given = givenNameOf(name);
  if (language === 'de' || given === undefined) return name;
  return `${productTypeLabel(described, language)} ${quotes[language](given)}`;
}
