import { printFormatGroups, printFormatsOf } from '../shop/photo-products/print-formats.ts';
import { printPapers } from '../shop/photo-products/print-papers.ts';
import { printFormat } from '../shop/sizes/formats.ts';
import type { Kind, KindFacts, KindLabels } from './kind.ts';

export const photoprintFacts = {
  place: 7,
  isPrinted: true,
  hasDesigns: false,
  isFoundByTheme: false,
  hasThemePages: false,
  isNamedByCode: true,
  canBeKept: false,
  page: { segment: 'fotoabzuege-gestalten', block: 'accessory_detail' },
  listingPaths: { blattwerk: 'fotoabzuege', myposter: 'fotoabzuege' },
  filters: null,
  overview: { of: 'products', filters: ['formatGroup', 'paper'] },
  configurator: 'collage',
  goodDrawing: 'prints',
  textScale: 1,
  picker: { place: 6, icon: 'picture' },
} as const satisfies KindFacts;

export const photoprintLabels = {
  one: {
    de: 'Fotoabzug',
    en: 'Photo print',
    es: 'Copia fotográfica',
    fr: 'Tirage photo',
    it: 'Stampa fotografica',
    nl: 'Fotoafdruk',
  },
  many: {
    de: 'Fotoabzüge',
    en: 'Photo prints',
    es: 'Copias fotográficas',
    fr: 'Tirages photo',
    it: 'Stampe fotografiche',
    nl: 'Fotoafdrukken',
  },
  picker: { de: 'Fotoabzüge', en: 'Photo prints' },
} as const satisfies KindLabels;

export const photoprint = {
  types: [...printFormatGroups, ...printPapers],
  typeNames: { german: { poster: 'Poster', retro: 'Retro-Abzug' } },
  formats: ({ productType }) => ({ formats: printFormatsOf(productType) }),
  priceFormat: printFormat,
} as const satisfies Kind;
