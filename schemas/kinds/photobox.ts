import { photoboxContents } from '../shop/photo-products/photobox-contents.ts';
import { photoboxTypes } from '../shop/photo-products/photoboxes.ts';
import { labelsFrom } from '../shop/words/type-labels.ts';
import type { Kind } from './kind.ts';

export const photobox = {
  facts: {
    place: 9,
    isPrinted: true,
    hasDesigns: true,
    isFoundByTheme: false,
    hasThemePages: false,
    isNamedByCode: false,
    canBeKept: false,
    page: { segment: 'fotoboxen-gestalten', block: 'photobox_detail', hasFormat: false },
    listingPaths: { blattwerk: 'fotoboxen', myposter: null },
    filters: ['photoboxType', 'design', 'color', 'style'],
    configurator: 'photobox',
    goodDrawing: null,
    textScale: 1,
    picker: { place: 5, icon: 'picture' },
  },
  labels: {
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
  },
  types: photoboxTypes,
  typeLabel: labelsFrom('photoboxTypes'),
  formats({ productType }) {
    const type = photoboxTypes.find((known) => known === productType);
    return { formats: type ? [photoboxContents[type].format] : [] };
  },
  priceFormat: () => null,
} as const satisfies Kind;
