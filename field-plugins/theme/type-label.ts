import { typeLabels } from '@blattwerk/schemas/kinds/kind-names.generated.ts';
import { de } from '@blattwerk/schemas/languages/de.ts';

/** German name of what a design is printed as; a type without one as it is. */
export function typeLabel(productType: string): string {
  return typeLabels[productType] ?? productType;
}

const { occasions, furtherOccasions, photobookSubjects } = de.words;
const occasionLabels: Readonly<Record<string, string>> = {
  ...occasions,
  ...furtherOccasions,
  ...photobookSubjects,
};

/** German name of an occasion that a theme is for; one without a name as it is, with a capital. */
export function occasionLabel(occasion: string): string {
  return occasionLabels[occasion] ?? occasion.charAt(0).toUpperCase() + occasion.slice(1);
}

/** What a design is for, from its name in the catalogue: `Einladungskarte` of `Einladungskarte „Rosengarten“`. */
export function purposeOf(designName: string): string {
  return designName.replace(/\s*„[^“]*“$/, '');
}
