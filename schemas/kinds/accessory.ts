import { cardAccessories } from '../shop/accessories/card-accessories.ts';
import type { Kind, KindFacts, KindLabels } from './kind.ts';

/** What goes with cards and pictures: envelopes, seals, ribbons, poster bars. */
export const accessoryFacts = {
  place: 1,
  isPrinted: false,
  hasDesigns: false,
  isFoundByTheme: false,
  hasThemePages: false,
  isNamedByCode: true,
  canBeKept: false,
  page: { segment: 'zubehoer-artikel', block: 'accessory_detail' },
  listingPaths: { blattwerk: 'zubehoer', myposter: 'zubehoer' },
  filters: null,
  overview: null,
  configurator: null,
  goodDrawing: 'accessories',
  textScale: 1,
  picker: { place: 9, icon: 'package' },
} as const satisfies KindFacts;

export const accessoryLabels = {
  one: {
    de: 'Zubehör',
    en: 'Accessory',
    es: 'Accesorio',
    fr: 'Accessoire',
    it: 'Accessorio',
    nl: 'Accessoire',
  },
  many: {
    de: 'Zubehör',
    en: 'Accessories',
    es: 'Accesorios',
    fr: 'Accessoires',
    it: 'Accessori',
    nl: 'Accessoires',
  },
  picker: { de: 'Zubehör', en: 'Accessories' },
} as const satisfies KindLabels;

export const accessory = {
  types: cardAccessories,
  typeNames: null,
  formats: () => ({ formats: [] }),
  priceFormat: () => null,
} as const satisfies Kind;
