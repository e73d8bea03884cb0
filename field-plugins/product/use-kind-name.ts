import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { pickerNames } from '@blattwerk/schemas/kinds/kind-names.generated.ts';
import { useContext } from 'react';
import { LanguageContext } from '../messages/messages.ts';

/** What the products of a kind are called in the editor's language. */
export function useKindName(): (kind: ProductKind) => string {
  const language = useContext(LanguageContext);
  return (kind) => pickerNames[kind][language];
}
