import type { ProductKind } from '../kinds/kind-facts.generated.ts';
import { kindNames } from '../kinds/kind-names.generated.ts';
import { kindTable } from '../kinds/kinds.generated.ts';
import { languageTable } from '../languages/language-table.generated.ts';
import { inLanguage } from '../languages/phrases.ts';
import type { Language } from '../shop/markets/languages.generated.ts';

/** A product by its type among those of its kind: `klappkarte-hoch`, `wandkalender`. */
export type DescribedProduct = {
  kind: ProductKind;
  productType: string;
  /** What a card is for; `product` of its filters names it beside the type. */
  uses?: readonly string[];
};

/** What a product is, in a word or two: `Einladungskarte`, `Wandkalender`; a type without a name is called by its kind. */
export function productTypeLabel(product: DescribedProduct, language: Language): string {
  return typeLabel(product, language) ?? kindNames[product.kind].one[language];
}

function typeLabel({ kind, productType, uses }: DescribedProduct, language: Language): string | undefined {
  const { typeNames } = kindTable[kind];
  if (!typeNames) return undefined;
  if ('german' in typeNames) {
    const label = typeNames.german[productType];
    return label === undefined ? undefined : inLanguage(label, language);
  }
  const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = languageTable[language].words;
  const ofUses = typeNames.uses ? tables[typeNames.uses] : undefined;
  const use = uses?.find((code) => ofUses && Object.hasOwn(ofUses, code));
  return use === undefined ? tables[typeNames.table]?.[productType] : ofUses?.[use];
}
