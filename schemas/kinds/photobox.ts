import { photoboxContents } from '../shop/photo-products/photobox-contents.ts';
import { photoboxTypes } from '../shop/photo-products/photoboxes.ts';
import type { Kind, KindFacts, KindLabels } from './kind.ts';

export const photoboxFacts = {
  place: 9,
  isPrinted: true,
  hasDesigns: true,
  isFoundByTheme: false,
  hasThemePages: false,
  isNamedByCode: false,
  canBeKept: false,
  page: { segment: 'fotoboxen-gestalten', block: 'photobox_detail' },
  listingPaths: { blattwerk: 'fotoboxen', myposter: null },
  filters: ['photoboxType', 'design', 'color', 'style'],
  overview: { of: 'designs', address: 'GET /web-api/photobox-data' },
  configurator: 'photobox',
  goodDrawing: null,
  textScale: 1,
  picker: { place: 5, icon: 'picture' },
} as const satisfies KindFacts;

export const photoboxLabels = {
  one: {
    de: 'Fotobox',
    en: 'Photo box',
    es: 'Caja de fotos',
    fr: 'Coffret photo',
    it: 'Scatola di foto',
    nl: 'Fotobox',
  },
  many: {
    de: 'Fotoboxen',
    en: 'Photo boxes',
    es: 'Cajas de fotos',
    fr: 'Coffrets photo',
    it: 'Fotobox',
    nl: 'Fotoboxen',
  },
  picker: { de: 'Fotoboxen', en: 'Photo boxes' },
} as const satisfies KindLabels;

export const photobox = {
  types: photoboxTypes,
  typeNames: { table: 'photoboxTypes' },
  formats({ productType }) {
    const type = photoboxTypes.find((known) => known === productType);
    return { formats: type ? [photoboxContents[type].format] : [] };
  },
  priceFormat: () => null,
} as const satisfies Kind;
