import { photobookFormatsOf } from '../shop/photo-products/photobook-combinations.ts';
import { photobookFormatOf, photobookTypes } from '../shop/photo-products/photobooks.ts';
import type { Kind, KindFacts, KindLabels } from './kind.ts';

export const photobookFacts = {
  place: 8,
  isPrinted: true,
  hasDesigns: true,
  isFoundByTheme: true,
  hasThemePages: false,
  isNamedByCode: false,
  canBeKept: false,
  page: { segment: 'fotobuecher-gestalten', block: 'photobook_detail' },
  listingPaths: { blattwerk: 'fotobuecher', myposter: null },
  filters: ['photobookType', 'aspectRatio', 'category', 'color', 'style'],
  overview: { of: 'designs', address: 'GET /web-api/photobook-design-group-set' },
  configurator: 'photobook',
  goodDrawing: null,
  textScale: 1,
  picker: { place: 2, icon: 'picture' },
} as const satisfies KindFacts;

export const photobookLabels = {
  one: {
    de: 'Fotobuch',
    en: 'Photo book',
    es: 'Álbum de fotos',
    fr: 'Livre photo',
    it: 'Fotolibro',
    nl: 'Fotoboek',
  },
  many: {
    de: 'Fotobücher',
    en: 'Photo books',
    es: 'Fotolibros',
    fr: 'Livres photo',
    it: 'Fotolibri',
    nl: 'Fotoboeken',
  },
  picker: { de: 'Fotobücher', en: 'Photo books' },
} as const satisfies KindLabels;

export const photobook = {
  types: photobookTypes,
  typeNames: { table: 'photobookTypes' },
  formats({ productType, orientation }) {
    const type = photobookTypes.find((known) => known === productType);
    return { formats: type ? photobookFormatsOf(type, orientation) : [] };
  },
  priceFormat: (format) => photobookFormatOf(format) ?? null,
} as const satisfies Kind;
