import { cardFilterLabels, cardFilters } from '../cards/card-filters.ts';
import type { ProductKind } from '../products/product-kinds.ts';

/** Kinds of products whose designs are listed with filters. */
export const listedKinds = [
  'card',
  'calendar',
  'collage',
  'photobook',
  'photobox',
  'merch',
] as const satisfies readonly ProductKind[];
export type ListedKind = (typeof listedKinds)[number];

/** Filters above the list of each kind, in display order; the names are query parameters. */
export const listingFilters = {
  card: cardFilters,
  calendar: ['calendarType', 'formatGroup', 'color', 'style'],
  collage: ['collageType', 'aspectRatio', 'color', 'style'],
  photobook: ['photobookType', 'aspectRatio', 'category', 'color', 'style'],
  photobox: ['photoboxType', 'design', 'color', 'style'],
  merch: ['product', 'color', 'style'],
} as const satisfies Record<ListedKind, readonly string[]>;

export type ListingFilter = (typeof listingFilters)[ListedKind][number];

export const listingFilterLabels: Record<ListingFilter, string> = {
  ...cardFilterLabels,
  calendarType: 'Kalenderart',
  formatGroup: 'Format',
  collageType: 'Ausführung',
  photobookType: 'Art des Fotobuchs',
  photoboxType: 'Art der Fotobox',
  design: 'Deckel',
};
