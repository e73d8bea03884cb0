import { calendarFormatGroupLabels } from './calendar-formats.ts';
import { calendarTypeTable } from './calendars.ts';
import { cardProductTypeLabels } from './card-product-types.ts';
import { cardUseLabels } from './card-uses.ts';
import { collageTypeLabels } from './collage-types.ts';
import { colourLabels } from './colours.ts';
import { furtherOccasionLabels } from './further-occasions.ts';
import type { ListingFilter } from './listing-filters.ts';
import { occasionLabels } from './occasions.ts';
import { photoboxTypeLabels } from './photoboxes.ts';
import { punchingLabels } from './punchings.ts';

const labels: Partial<Record<ListingFilter, Readonly<Record<string, string>>>> = {
  aspectRatio: { portrait: 'Hochformat', landscape: 'Querformat', square: 'Quadratisch' },
  calendarType: Object.fromEntries(
    Object.entries(calendarTypeTable).map(([type, { label }]) => [type, label]),
  ),
  category: { ...furtherOccasionLabels, ...occasionLabels },
  collageType: collageTypeLabels,
  color: colourLabels,
  formatGroup: calendarFormatGroupLabels,
  label: furtherOccasionLabels,
  photoboxType: photoboxTypeLabels,
  product: { ...cardUseLabels, ...cardProductTypeLabels },
  punching: punchingLabels,
};

/** German label of a filter's value; a value without one is written as it is, with a capital. */
export function filterValueLabel(filter: ListingFilter, value: string): string {
  return labels[filter]?.[value] ?? value.charAt(0).toUpperCase() + value.slice(1);
}
