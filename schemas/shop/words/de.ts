import { punchingLabels } from '../accessories/punchings.ts';
import { cardProductTypeLabels } from '../cards/card-product-types.ts';
import { cardUseLabels } from '../cards/card-uses.ts';
import { listingFilterLabels } from '../listing/listing-filters.ts';
import { furtherOccasionLabels } from '../occasions/further-occasions.ts';
import { occasionLabels } from '../occasions/occasions.ts';
import { calendarFormatGroupLabels } from '../photo-products/calendar-formats.ts';
import { collageTypeLabels } from '../photo-products/collage-types.ts';
import { photobookTypeLabels } from '../photo-products/photobooks.ts';
import { photoboxTypeLabels } from '../photo-products/photoboxes.ts';
import { colourLabels } from '../products/colours.ts';
import type { Words } from './words.ts';

export const de: Words = {
  filters: { ...listingFilterLabels, kind: 'Produkt', occasion: 'Anlass' },
  aspectRatios: { portrait: 'Hochformat', landscape: 'Querformat', square: 'Quadratisch' },
  occasions: occasionLabels,
  furtherOccasions: furtherOccasionLabels,
  photobookSubjects: {
    reise: 'Reise',
    familie: 'Familie',
    jahrbuch: 'Jahrbuch',
    freunde: 'Freunde',
    tiere: 'Tiere',
    garten: 'Garten',
    weihnachten: 'Weihnachten',
  },
  colours: colourLabels,
  styles: {
    klassisch: 'Klassisch',
    modern: 'Modern',
    floral: 'Floral',
    minimalistisch: 'Minimalistisch',
    vintage: 'Vintage',
    verspielt: 'Verspielt',
    romantisch: 'Romantisch',
    aquarell: 'Aquarell',
    foto: 'Mit Foto',
    illustriert: 'Illustriert',
  },
  punchings: punchingLabels,
  cardUses: cardUseLabels,
  cardProductTypes: cardProductTypeLabels,
  calendarTypes: {
    familienplaner: 'Familienplaner',
    kuechenkalender: 'Küchenkalender',
    terminkalender: 'Terminkalender',
    tischkalender: 'Tischkalender',
    wandkalender: 'Wandkalender',
  },
  calendarFormatGroups: calendarFormatGroupLabels,
  collageTypes: collageTypeLabels,
  photobookTypes: photobookTypeLabels,
  photoboxTypes: photoboxTypeLabels,
  merchArticles: {
    'tasse-keramik': 'Keramiktasse',
    'tasse-emaille': 'Emaille-Tasse',
    trinkflasche: 'Trinkflasche',
    kissen: 'Kissen',
    puzzle: 'Puzzle',
    magnet: 'Magnet',
    stofftasche: 'Stofftasche',
    untersetzer: 'Untersetzer',
    schluesselanhaenger: 'Schlüsselanhänger',
  },
};
