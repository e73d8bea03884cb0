import { punchingLabels } from '../shop/accessories/punchings.ts';
import { photoPlaces } from '../shop/cards/card-filters.ts';
import { cardProductTypeLabels } from '../shop/cards/card-product-types.ts';
import { cardUseLabels } from '../shop/cards/card-uses.ts';
import { listingFilterLabels } from '../shop/listing/listing-filters.ts';
import { furtherOccasionLabels } from '../shop/occasions/further-occasions.ts';
import { occasionLabels } from '../shop/occasions/occasions.ts';
import { calendarFormatGroupLabels } from '../shop/photo-products/calendar-formats.ts';
import { collageTypeLabels } from '../shop/photo-products/collage-types.ts';
import { photobookTypeLabels } from '../shop/photo-products/photobooks.ts';
import { photoboxTypeLabels } from '../shop/photo-products/photoboxes.ts';
import { colourLabels } from '../shop/products/colours.ts';
import type { LanguageFile } from './language.ts';

export const de: LanguageFile = {
  label: 'Deutsch',
  quotationMarks: ['„', '“'],
  shops: {
    AT: 'Österreich',
    CH: 'Schweiz (Deutsch)',
    DE: 'Deutschland',
    IT: 'Italien (Deutsch)',
    LI: 'Liechtenstein',
    LU: 'Luxemburg (Deutsch)',
  },
  home: 'DE',
  pages: {
    home: 'Startseite',
    titles: {
      account: 'Kundenkonto',
      cart: 'Warenkorb',
      checkout: 'Kasse',
      order: 'Bestellung',
      events: 'Gästelisten',
      reply: 'Antwort auf die Einladung',
      businessCustomer: 'Geschäftskunden',
      configurator: 'Design wählen',
    },
    businessDescription:
      'Drucksachen für Firmen: Kauf auf Rechnung, Nettopreise, E-Rechnung mit eigener Bestellnummer. Geschäftskonto in wenigen Minuten anlegen.',
    paths: {
      account: 'kundenkonto',
      cart: 'warenkorb',
      checkout: 'kasse',
      order: 'bestellung',
      events: 'gaesteliste',
      reply: 'antwort',
      logout: 'abmelden',
      recommendation: 'weiterempfehlen',
      newsletter: 'newsletter',
      configurators: 'konfigurator',
      reviews: 'bewertungen',
      users: 'benutzer',
      ownImage: 'eigenes-bild',
      businessCustomer: 'geschaeftskunden',
    },
  },
  words: {
    filters: { ...listingFilterLabels, kind: 'Produkt', occasion: 'Anlass' },
    priceBands: { below: 'unter {price}', between: '{from} bis {to}', from: 'ab {price}' },
    foils: { foil: 'Mit Folie', none: 'Ohne Folie' },
    photoPlaces: photoPlaces,
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
  },
};
