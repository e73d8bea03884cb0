import { shownCardFilters } from '../shop/cards/card-filters.ts';
import { cardPrintingTable } from '../shop/cards/card-printing.ts';
import { cardProductTypes } from '../shop/cards/card-product-types.ts';
import { cardDesignSegment } from '../shop/pages/routes.ts';
import { photobookFormatsOf } from '../shop/photo-products/photobook-combinations.ts';
import { photobookTypes } from '../shop/photo-products/photobooks.ts';
import { photoboxContents } from '../shop/photo-products/photobox-contents.ts';
import { photoboxTypes } from '../shop/photo-products/photoboxes.ts';
import { printFormatsOf } from '../shop/photo-products/print-formats.ts';
import { printFormat } from '../shop/sizes/formats.ts';
import type { Kind, KindFacts, KindLabels } from './kind.ts';

export const cardFacts = {
  place: 3,
  isPrinted: true,
  hasDesigns: true,
  isFoundByTheme: true,
  hasThemePages: true,
  isNamedByCode: false,
  canBeKept: true,
  page: { segment: cardDesignSegment, block: 'card_detail' },
  listingPaths: { blattwerk: null, myposter: null },
  filters: shownCardFilters,
  overview: { of: 'designs', address: 'GET /web-api/themes' },
  configurator: 'card',
  goodDrawing: null,
  textScale: 1,
  picker: { place: 1, icon: 'picture' },
} as const satisfies KindFacts;

export const cardLabels = {
  one: { de: 'Karte', en: 'Card', es: 'Tarjeta', fr: 'Carte', it: 'Biglietto', nl: 'Kaart' },
  many: { de: 'Karten', en: 'Cards', es: 'Tarjetas', fr: 'Cartes', it: 'Biglietti', nl: 'Kaarten' },
  picker: { de: 'Karten', en: 'Cards' },
} as const satisfies KindLabels;

export const card = {
  types: cardProductTypes,
  typeNames: { table: 'cardProductTypes', uses: 'cardUses' },
  formats({ productType }) {
    const type = cardProductTypes.find((known) => known === productType);
    return { formats: type ? formatsOf(type) : [] };
  },
  priceFormat: printFormat,
} as const satisfies Kind;

/** Photo books, boxes and prints in the look of a card are made as those kinds are. */
function formatsOf(type: (typeof cardProductTypes)[number]): readonly string[] {
  if (type === 'fotobuch') return [...new Set(photobookTypes.flatMap((book) => photobookFormatsOf(book)))];
  if (type === 'fotobox') return photoboxTypes.map((box) => photoboxContents[box].format);
  if (type === 'fotoabzug') return printFormatsOf('fotopapier-matt');
  return cardPrintingTable[type].formats;
}
