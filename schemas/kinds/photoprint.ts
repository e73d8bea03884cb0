import { printFormatGroups, printFormatsOf } from '../shop/photo-products/print-formats.ts';
import { printPapers } from '../shop/photo-products/print-papers.ts';
import { printFormat } from '../shop/sizes/formats.ts';
import { labelsOf } from '../shop/words/type-labels.ts';
import type { Kind } from './kind.ts';

export const photoprint = {
  facts: {
    place: 7,
    isPrinted: true,
    hasDesigns: false,
    isFoundByTheme: false,
    hasThemePages: false,
    isNamedByCode: true,
    canBeKept: false,
    page: { segment: 'fotoabzuege-gestalten', block: 'accessory_detail', hasFormat: false },
    listingPaths: { blattwerk: 'fotoabzuege', myposter: 'fotoabzuege' },
    filters: null,
    configurator: null,
    goodDrawing: 'prints',
    textScale: 1,
    picker: { place: 6, icon: 'picture' },
  },
  labels: {
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
  },
  types: [...printFormatGroups, ...printPapers],
  typeLabel: labelsOf({ poster: 'Poster', retro: 'Retro-Abzug' }),
  formats: ({ productType }) => ({ formats: printFormatsOf(productType) }),
  priceFormat: printFormat,
} as const satisfies Kind;
