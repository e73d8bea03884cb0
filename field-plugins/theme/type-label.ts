import { productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { kindTable } from '@blattwerk/schemas/kinds/kinds.generated.ts';

/** German name of what a design is printed as; a type without one as it is. */
export function typeLabel(productType: string): string {
  const labels = productKinds.map((kind) => kindTable[kind].typeLabel({ productType }, 'de'));
  return labels.find((label) => label !== undefined) ?? productType;
}

/** What a design is for, from its name in the catalogue: `Einladungskarte` of `Einladungskarte „Rosengarten“`. */
export function purposeOf(designName: string): string {
  return designName.replace(/\s*„[^“]*“$/, '');
}
