import { printFormat } from '../shop/sizes/formats.ts';
import { frameFamilies } from '../shop/wall-art/frame-families.ts';
import { materials } from '../shop/wall-art/materials.ts';
import { wallArtTypeLabels } from '../shop/wall-art/wall-art-types.ts';
import { wallArtFormats } from '../shop/wall-art/wall-formats.ts';
import type { Kind, KindFacts, KindLabels } from './kind.ts';

/** Pictures for the wall: in a frame, or bare on a material of their own. */
export const photoframeFacts = {
  place: 6,
  isPrinted: true,
  hasDesigns: false,
  isFoundByTheme: false,
  hasThemePages: false,
  isNamedByCode: true,
  canBeKept: false,
  page: { segment: 'bilderrahmen-gestalten', block: 'accessory_detail' },
  listingPaths: { blattwerk: 'bilderrahmen', myposter: 'bilderrahmen' },
  filters: null,
  overview: null,
  configurator: 'collage',
  goodDrawing: 'frames',
  textScale: 1,
  picker: { place: 7, icon: 'frame' },
} as const satisfies KindFacts;

export const photoframeLabels = {
  one: {
    de: 'Bilderrahmen',
    en: 'Picture frame',
    es: 'Marco de fotos',
    fr: 'Cadre photo',
    it: 'Cornice',
    nl: 'Fotolijst',
  },
  many: {
    de: 'Bilderrahmen',
    en: 'Photo frames',
    es: 'Marcos',
    fr: 'Cadres photo',
    it: 'Cornici',
    nl: 'Fotolijsten',
  },
  // The poster channel shows frames and bare pictures on one page.
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
} as const satisfies KindLabels;

export const photoframe = {
  types: [...frameFamilies, ...materials],
  typeNames: { german: wallArtTypeLabels },
  formats: ({ productType }) => wallArtFormats(productType),
  priceFormat: printFormat,
} as const satisfies Kind;
