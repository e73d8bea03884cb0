// Made by `npm run tables` from the files it imports or names: change those, then run it again.

import type { Kind } from './kind.ts';
import type { ProductKind } from './kind-facts.generated.ts';

type Names = Pick<Kind['labels'], 'many' | 'listings' | 'picker'>;
/** What products of each kind are called together. */
export const kindNames: Record<ProductKind, Names> = {
  accessory: {
    many: {
      de: 'Zubehör',
      en: 'Accessories',
      es: 'Accesorios',
      fr: 'Accessoires',
      it: 'Accessori',
      nl: 'Accessoires',
    },
    picker: { de: 'Zubehör', en: 'Accessories' },
  },
  calendar: {
    many: {
      de: 'Kalender',
      en: 'Calendars',
      es: 'Calendarios',
      fr: 'Calendriers',
      it: 'Calendari',
      nl: 'Kalenders',
    },
    picker: { de: 'Kalender', en: 'Calendars' },
  },
  card: {
    many: { de: 'Karten', en: 'Cards', es: 'Tarjetas', fr: 'Cartes', it: 'Biglietti', nl: 'Kaarten' },
    picker: { de: 'Karten', en: 'Cards' },
  },
  collage: {
    many: {
      de: 'Collagen und Poster',
      en: 'Collages and posters',
      es: 'Collages y pósteres',
      fr: 'Pêle-mêles et posters',
      it: 'Collage e poster',
      nl: 'Collages en posters',
    },
    picker: { de: 'Collagen', en: 'Collages' },
  },
  merch: {
    many: {
      de: 'Fotogeschenke',
      en: 'Photo gifts',
      es: 'Regalos con foto',
      fr: 'Cadeaux photo',
      it: 'Regali con foto',
      nl: 'Fotocadeaus',
    },
    picker: { de: 'Geschenkartikel', en: 'Gifts' },
  },
  photoframe: {
    many: {
      de: 'Bilderrahmen',
      en: 'Photo frames',
      es: 'Marcos',
      fr: 'Cadres photo',
      it: 'Cornici',
      nl: 'Fotolijsten',
    },
    listings: {
      myposter: {
        de: 'Rahmen & Wandbilder',
        en: 'Frames & wall pictures',
        es: 'Marcos y cuadros',
        fr: 'Cadres et tableaux',
        it: 'Cornici e quadri',
        nl: 'Lijsten en wanddecoratie',
      },
    },
    picker: { de: 'Bilderrahmen', en: 'Picture frames' },
  },
  photoprint: {
    many: {
      de: 'Fotoabzüge',
      en: 'Photo prints',
      es: 'Copias fotográficas',
      fr: 'Tirages photo',
      it: 'Stampe fotografiche',
      nl: 'Fotoafdrukken',
    },
    picker: { de: 'Fotoabzüge', en: 'Photo prints' },
  },
  photobook: {
    many: {
      de: 'Fotobücher',
      en: 'Photo books',
      es: 'Fotolibros',
      fr: 'Livres photo',
      it: 'Fotolibri',
      nl: 'Fotoboeken',
    },
    picker: { de: 'Fotobücher', en: 'Photo books' },
  },
  photobox: {
    many: {
      de: 'Fotoboxen',
      en: 'Photo boxes',
      es: 'Cajas de fotos',
      fr: 'Coffrets photo',
      it: 'Fotobox',
      nl: 'Fotoboxen',
    },
    picker: { de: 'Fotoboxen', en: 'Photo boxes' },
  },
};
