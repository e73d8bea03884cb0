import type { ProductKind } from '../kinds/kind-facts.generated.ts';
import { kindTable } from '../kinds/kinds.generated.ts';
import type { Language } from '../shop/markets/languages.ts';
import type { TypedProduct } from '../shop/words/type-labels.ts';

export type DescribedProduct = TypedProduct & { kind: ProductKind };

/** What a product is, in a word or two: `Einladungskarte`, `Wandkalender`; a type without a name is called by its kind. */
export function productTypeLabel({ kind, ...product }: DescribedProduct, language: Language): string {
  const { typeLabel, labels } = kindTable[kind];
  return typeLabel(product, language) ?? labels.one[language];
}
