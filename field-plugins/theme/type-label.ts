import { cardProductTypeLabels } from '@blattwerk/schemas/shop/cards/card-product-types.ts';
import { calendarTypeTable } from '@blattwerk/schemas/shop/photo-products/calendars.ts';
import { collageTypeLabels } from '@blattwerk/schemas/shop/photo-products/collage-types.ts';
import { photobookTypeLabels } from '@blattwerk/schemas/shop/photo-products/photobooks.ts';
import { photoboxTypeLabels } from '@blattwerk/schemas/shop/photo-products/photoboxes.ts';

const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(calendarTypeTable).map(([type, { label }]) => [type, label])),
  ...photobookTypeLabels,
  ...collageTypeLabels,
  ...photoboxTypeLabels,
  ...cardProductTypeLabels,
};

/** German name of what a design is printed as; a type without one as it is. */
export function typeLabel(productType: string): string {
  return labels[productType] ?? productType;
}

/** What a design is for, from its name in the catalogue: `Einladungskarte` of `Einladungskarte „Rosengarten“`. */
export function purposeOf(designName: string): string {
  return designName.replace(/\s*„[^“]*“$/, '');
}
