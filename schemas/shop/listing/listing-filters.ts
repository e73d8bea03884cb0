import { cardFilterLabels } from '../cards/card-filters.ts';

/** Filters above lists of designs, in German; the names are query parameters. */
export const listingFilterLabels = {
  ...cardFilterLabels,
  calendarType: 'Kalenderart',
  formatGroup: 'Format',
  collageType: 'Ausführung',
  photobookType: 'Art des Fotobuchs',
  photoboxType: 'Art der Fotobox',
  design: 'Deckel',
};
export type ListingFilter = keyof typeof listingFilterLabels;
