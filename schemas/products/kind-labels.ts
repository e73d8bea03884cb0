import { type ProductKind, productKinds } from '../kinds/kind-facts.generated.ts';
import { kindTable } from '../kinds/kinds.generated.ts';

/** German names of all kinds, in the order of lists. */
export const kindLabels: Readonly<Record<string, string>> = Object.fromEntries(
  productKinds.map((kind) => [kind, kindLabel(kind)]),
);

/** What editors call a kind. */
export function kindLabel(kind: ProductKind): string {
  return kindTable[kind].labels.one.de;
}
