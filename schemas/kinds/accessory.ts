import { cardAccessories } from '../shop/accessories/card-accessories.ts';
import type { Kind } from './kind.ts';

/** What goes with cards and pictures: envelopes, seals, ribbons, poster bars. */
export const accessory = {
  facts: {
    place: 1,
    isPrinted: false,
    hasDesigns: false,
    isFoundByTheme: false,
    hasThemePages: false,
    isNamedByCode: true,
    canBeKept: false,
    page: { segment: 'zubehoer-artikel', block: 'accessory_detail', hasFormat: false },
    listingPaths: { blattwerk: 'zubehoer', myposter: 'zubehoer' },
    filters: null,
    configurator: null,
    goodDrawing: 'accessories',
    textScale: 1,
    picker: { place: 9, icon: 'package' },
  },
  labels: {
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
  },
  types: cardAccessories,
  typeLabel: () => undefined,
  formats: () => ({ formats: [] }),
  priceFormat: () => null,
} as const satisfies Kind;
