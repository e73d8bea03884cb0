import { pickableKindLabels } from '../../fields/pickable-kinds.ts';
import { calendarFormatGroupLabels } from '../calendar-formats.ts';
import { cardProductTypeLabels } from '../card-product-types.ts';
import { cardUseLabels } from '../card-uses.ts';
import { collageTypeLabels } from '../collage-types.ts';
import { colourLabels } from '../colours.ts';
import { furtherOccasionLabels } from '../further-occasions.ts';
import { listingFilterLabels } from '../listing-filters.ts';
import { occasionLabels } from '../occasions.ts';
import { photobookTypeLabels } from '../photobooks.ts';
import { photoboxTypeLabels } from '../photoboxes.ts';
import { punchingLabels } from '../punchings.ts';
import type { Words } from './words.ts';

export const german: Words = {
  kinds: pickableKindLabels,
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
