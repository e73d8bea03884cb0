import type { Punching } from '../accessories/punchings.ts';
import type { PhotoPlaces } from '../cards/card-filters.ts';
import type { CardProductType } from '../cards/card-product-types.ts';
import type { CardUse } from '../cards/card-uses.ts';
import type { ListingFilter } from '../listing/listing-filters.ts';
import type { FurtherOccasion } from '../occasions/further-occasions.ts';
import type { Occasion } from '../occasions/occasions.ts';
import type { CalendarFormatGroup } from '../photo-products/calendar-formats.ts';
import type { CalendarType } from '../photo-products/calendars.ts';
import type { CollageType } from '../photo-products/collage-types.ts';
import type { MerchArticle } from '../photo-products/merch-articles.ts';
import type { PhotobookType } from '../photo-products/photobooks.ts';
import type { PhotoboxType } from '../photo-products/photoboxes.ts';
import type { Colour } from '../products/colours.ts';

/** What photo books are about, beside occasions. */
const photobookSubjects = [
  'reise',
  'familie',
  'jahrbuch',
  'freunde',
  'tiere',
  'garten',
  'weihnachten',
] as const;
type PhotobookSubject = (typeof photobookSubjects)[number];

/** How a design feels. */
const styles = [
  'klassisch',
  'modern',
  'floral',
  'minimalistisch',
  'vintage',
  'verspielt',
  'romantisch',
  'aquarell',
  'foto',
  'illustriert',
] as const;
type Style = (typeof styles)[number];

/** The shop's vocabulary as shoppers read it in one language, in the order lists show it. */
export type Words = {
  /** Names of filters; `kind` and `occasion` stand above lists of products of all kinds. */
  filters: Record<ListingFilter | 'kind' | 'occasion', string>;
  /** Of a filter by price: below an amount, from one to another, from one on. */
  priceBands: Record<'below' | 'between' | 'from', string>;
  foils: Record<'foil' | 'none', string>;
  photoPlaces: Record<PhotoPlaces, string>;
  aspectRatios: Record<'portrait' | 'landscape' | 'square', string>;
  occasions: Record<Occasion, string>;
  furtherOccasions: Record<FurtherOccasion, string>;
  photobookSubjects: Record<PhotobookSubject, string>;
  colours: Record<Colour, string>;
  styles: Record<Style, string>;
  punchings: Record<Punching, string>;
  cardUses: Record<CardUse, string>;
  cardProductTypes: Record<CardProductType, string>;
  calendarTypes: Record<CalendarType, string>;
  calendarFormatGroups: Record<CalendarFormatGroup, string>;
  collageTypes: Record<CollageType, string>;
  photobookTypes: Record<PhotobookType, string>;
  photoboxTypes: Record<PhotoboxType, string>;
  merchArticles: Record<MerchArticle, string>;
};
