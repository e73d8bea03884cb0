import type { PickableKind } from '../../fields/pickable-kinds.ts';
import type { CalendarFormatGroup } from '../calendar-formats.ts';
import type { CalendarType } from '../calendars.ts';
import type { CardProductType } from '../card-product-types.ts';
import type { CardUse } from '../card-uses.ts';
import type { CollageType } from '../collage-types.ts';
import type { Colour } from '../colours.ts';
import type { FurtherOccasion } from '../further-occasions.ts';
import type { ListingFilter } from '../listing-filters.ts';
import type { MerchArticle } from '../merch-articles.ts';
import type { Occasion } from '../occasions.ts';
import type { PhotobookType } from '../photobooks.ts';
import type { PhotoboxType } from '../photoboxes.ts';
import type { Punching } from '../punchings.ts';

/** What photo books are about, beside occasions. */
export const photobookSubjects = [
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
export const styles = [
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
  kinds: Record<PickableKind, string>;
  /** Names of filters; `kind` and `occasion` stand above lists of products of all kinds. */
  filters: Record<ListingFilter | 'kind' | 'occasion', string>;
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
