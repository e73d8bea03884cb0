// Made by `npm run tables` from the files it imports or names: change those, then run it again.

import type { KindLink } from './kind.ts';
import type { ProductKind } from './kind-facts.generated.ts';
/** What a link to a product of each kind is made of. */
export const kindLinks: Readonly<Record<ProductKind, KindLink>> = {
  accessory: { segment: 'zubehoer-artikel', isNamedByCode: true, canBeKept: false, configurator: null },
  calendar: {
    segment: 'kalender-gestalten',
    isNamedByCode: false,
    canBeKept: false,
    configurator: 'calendar',
  },
  card: { segment: 'karten-designen', isNamedByCode: false, canBeKept: true, configurator: 'card' },
  collage: { segment: 'collagen-gestalten', isNamedByCode: false, canBeKept: false, configurator: 'collage' },
  merch: { segment: 'geschenke-gestalten', isNamedByCode: true, canBeKept: false, configurator: 'collage' },
  photoframe: {
    segment: 'bilderrahmen-gestalten',
    isNamedByCode: true,
    canBeKept: false,
    configurator: 'collage',
  },
  photoprint: {
    segment: 'fotoabzuege-gestalten',
    isNamedByCode: true,
    canBeKept: false,
    configurator: 'collage',
  },
  photobook: {
    segment: 'fotobuecher-gestalten',
    isNamedByCode: false,
    canBeKept: false,
    configurator: 'photobook',
  },
  photobox: {
    segment: 'fotoboxen-gestalten',
    isNamedByCode: false,
    canBeKept: false,
    configurator: 'photobox',
  },
};
/** The kind whose pages begin with a segment. */
export const segmentKinds: ReadonlyMap<string, ProductKind> = new Map<string, ProductKind>([
  ['zubehoer-artikel', 'accessory'],
  ['kalender-gestalten', 'calendar'],
  ['karten-designen', 'card'],
  ['collagen-gestalten', 'collage'],
  ['geschenke-gestalten', 'merch'],
  ['bilderrahmen-gestalten', 'photoframe'],
  ['fotoabzuege-gestalten', 'photoprint'],
  ['fotobuecher-gestalten', 'photobook'],
  ['fotoboxen-gestalten', 'photobox'],
]);
