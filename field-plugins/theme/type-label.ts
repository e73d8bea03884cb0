import { typeLabels } from '@blattwerk/schemas/kinds/kind-names.generated.ts';

/** German name of what a design is printed as; a type without one as it is. */
export function typeLabel(productType: string): string {
  return typeLabels[productType] ?? productType;
}

/** What a design is for, from its name in the catalogue: `Einladungskarte` of `Einladungskarte „Rosengarten“`. */
export function purposeOf(designName: string): string {
  return designName.replace(/\s*„[^“]*“$/, '');
}
