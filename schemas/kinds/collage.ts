import { collageFormats } from '../shop/photo-products/collage-formats.ts';
import { collageTypes } from '../shop/photo-products/collage-types.ts';
import { printFormat } from '../shop/sizes/formats.ts';
import type { Kind, KindFacts, KindLabels } from './kind.ts';

export const collageFacts = {
  place: 4,
  isPrinted: true,
  hasDesigns: true,
  isFoundByTheme: false,
  hasThemePages: false,
  isNamedByCode: false,
  canBeKept: false,
  page: { segment: 'collagen-gestalten', block: 'collage_detail' },
  listingPaths: { blattwerk: 'collagen', myposter: 'collagen' },
  filters: ['collageType', 'aspectRatio', 'color', 'style'],
  overview: { of: 'designs', address: 'GET /web-api/collage-designer-design-groups' },
  configurator: 'collage',
  goodDrawing: null,
  textScale: 1,
  picker: { place: 4, icon: 'picture' },
} as const satisfies KindFacts;

export const collageLabels = {
  one: {
    de: 'Collage',
    en: 'Collage',
    es: 'Collage',
    fr: 'Pêle-mêle',
    it: 'Collage',
    nl: 'Collage',
  },
  many: {
    de: 'Collagen und Poster',
    en: 'Collages and posters',
    es: 'Collages y pósteres',
    fr: 'Pêle-mêles et posters',
    it: 'Collage e poster',
    nl: 'Collages en posters',
  },
  picker: { de: 'Collagen', en: 'Collages' },
} as const satisfies KindLabels;

export const collage = {
  types: collageTypes,
  typeNames: { table: 'collageTypes' },
  formats({ productType }) {
    const type = collageTypes.find((known) => known === productType);
    return { formats: type ? collageFormats[type] : [] };
  },
  priceFormat: printFormat,
} as const satisfies Kind;
